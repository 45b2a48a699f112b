export { PromoTile } from './PromoTile';
export { promoLink, promoUntil, showcaseOf } from './promoFacts';
export { promoPicture } from './promoPicture';
