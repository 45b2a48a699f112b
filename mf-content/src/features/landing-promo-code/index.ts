export { LandingPromoCode } from './LandingPromoCode';
