export { CartLines } from './CartLines';
export { type CartAmounts, useCartAmounts } from './useCartAmounts';
