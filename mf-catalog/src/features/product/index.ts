export { ComboPicker } from './ComboPicker';
export { OrderBar } from './OrderBar';
export { ProductDetails } from './ProductDetails';
export { ProductSkeleton } from './ProductSkeleton';
export { useComboChoice } from './useComboChoice';
export { useProductOrder } from './useProductOrder';
