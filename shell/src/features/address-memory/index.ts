export { useAddressMemory } from './useAddressMemory';
export { useGoneRestaurant } from './useGoneRestaurant';
