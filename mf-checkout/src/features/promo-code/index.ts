export { PromoCodeRow } from './PromoCodeRow';
export { PromoCodeSlide } from './PromoCodeSlide';
export { usePromoStep } from './usePromoStep';
