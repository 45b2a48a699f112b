export { useChoosePlace } from './useChoosePlace';
