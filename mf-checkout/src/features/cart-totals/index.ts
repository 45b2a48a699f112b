export { CartTotals } from './CartTotals';
