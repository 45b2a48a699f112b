export { PromoDetails } from './PromoDetails';
export { PromoFallback } from './PromoFallback';
export { PromoTextSkeleton } from './PromoTextSkeleton';
