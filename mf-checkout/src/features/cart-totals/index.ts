export { CartTotals } from './CartTotals';
export { cartSums } from './cartSums';
