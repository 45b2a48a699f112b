export { CardBadges } from './CardBadges';
export { ProductCard } from './ProductCard';
export { ProductCards } from './ProductCards';
