export { ProductsSlider } from './ProductsSlider';
export { ProductsSliderSkeleton } from './ProductsSliderSkeleton';
