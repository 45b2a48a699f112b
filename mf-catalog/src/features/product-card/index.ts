export { CardBadges } from './CardBadges';
export { GroupGrid, LongList } from './GroupGrid';
export { isLong, loadLongGrid } from './loadLongGrid';
export { MissingCards } from './MissingCards';
export { PlainList } from './PlainList';
export { ProductCard } from './ProductCard';
export { ProductGrid } from './ProductGrid';
