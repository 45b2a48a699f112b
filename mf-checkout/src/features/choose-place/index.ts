export { watchPlacePanel } from './applyAddressChange';
export { useChoosePlace } from './useChoosePlace';
export { useSaveAddress } from './useSaveAddress';
