export { ProductCard } from './ProductCard';
export { ProductGrid } from './ProductGrid';
export { ProductGridSkeleton } from './ProductGridSkeleton';
