export { PromoCodeRow } from './PromoCodeRow';
export { PromoCodeSlide } from './PromoCodeSlide';
