export { useAddressMemory } from './useAddressMemory';
export { useGoneAddress } from './useGoneAddress';
export { useGoneRestaurant } from './useGoneRestaurant';
