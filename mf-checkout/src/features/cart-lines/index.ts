export { CartLines } from './CartLines';
export { useCartAmounts } from './useCartAmounts';
