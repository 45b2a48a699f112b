export { BurgerPanel } from './BurgerPanel';
