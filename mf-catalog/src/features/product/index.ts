export { OrderBar } from './OrderBar';
export { ProductDetails } from './ProductDetails';
export { ProductSkeleton } from './ProductSkeleton';
export { type ProductOrder, useProductOrder } from './useProductOrder';
