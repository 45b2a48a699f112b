export { PromoButton } from './PromoButton';
