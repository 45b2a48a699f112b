export { CardBadges } from './CardBadges';
export { CardFooter } from './CardFooter';
export { ProductCard } from './ProductCard';
export { ProductCards } from './ProductCards';
