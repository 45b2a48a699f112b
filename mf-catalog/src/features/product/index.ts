export { ComboPicker } from './ComboPicker';
export { ModifierPicker } from './ModifierPicker';
export { OrderBar } from './OrderBar';
export { ProductDetails } from './ProductDetails';
export { ProductSkeleton } from './ProductSkeleton';
export { useProductOrder } from './useProductOrder';
export { isProductGone, ProductFailure } from './ProductFailure';
