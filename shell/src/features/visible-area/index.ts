export { useVisibleArea } from './useVisibleArea';
