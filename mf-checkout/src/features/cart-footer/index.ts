export { CartFooter } from './CartFooter';
export { useOrderAfterLogin } from './useOrderAfterLogin';
