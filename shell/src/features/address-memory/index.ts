export { useAddressMemory } from './useAddressMemory';
