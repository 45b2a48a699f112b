export { CartLines } from './CartLines';
export { RemovedLine } from './RemovedLine';
export { type CartAmounts, useCartAmounts } from './useCartAmounts';
