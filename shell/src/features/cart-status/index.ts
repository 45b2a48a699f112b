export { CartStatus } from './CartStatus';
