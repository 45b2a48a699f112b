export { PromoCard, PromoCardSkeleton } from './PromoCard';
