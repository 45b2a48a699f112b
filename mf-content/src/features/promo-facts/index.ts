export { promoLink, promoPicture, promoUntil, showcaseOf } from './promoFacts';
