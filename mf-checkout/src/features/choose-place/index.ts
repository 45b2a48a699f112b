export { useChoosePlace } from './useChoosePlace';
export { useKeepAddress } from './useKeepAddress';
