export { CartFooter } from './CartFooter';
