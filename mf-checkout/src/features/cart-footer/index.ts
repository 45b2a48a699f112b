export { CartFooter } from './CartFooter';
export { SkipToOrder } from './SkipToOrder';
