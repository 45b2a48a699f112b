export { useScrollPosition } from './useScrollPosition';
