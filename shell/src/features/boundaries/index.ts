export { mayShowBoundaries } from './mayShowBoundaries';
