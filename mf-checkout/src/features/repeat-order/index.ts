export { useRepeatOrder } from './useRepeatOrder';
