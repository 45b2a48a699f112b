export { ComboPicker } from './ComboPicker';
export { Gallery } from './Gallery';
export { OrderBar } from './OrderBar';
export { ProductDetails } from './ProductDetails';
export { ProductSkeleton } from './ProductSkeleton';
export { useComboChoice } from './useComboChoice';
export { useProductOrder } from './useProductOrder';
