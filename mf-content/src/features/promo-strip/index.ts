export { PromoStrip, PromoStripSkeleton } from './PromoStrip';
