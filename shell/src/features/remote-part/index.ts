export { PartFailed } from './PartFailed';
