export { PromoBadges } from './PromoBadges';
export { opensPromo } from './opensPromo';
export { promoLead, promoLink, promoPicture, promoUntil, showcaseOf } from './promoFacts';
