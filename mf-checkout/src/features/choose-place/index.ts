export { useChoosePlace } from './useChoosePlace';
export { useSaveAddress } from './useSaveAddress';
