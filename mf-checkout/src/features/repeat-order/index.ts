export { confirmPlace } from './askForPlace';
export { useOrderedAddress } from './useOrderedAddress';
export { useRepeatOrder } from './useRepeatOrder';
