export { default as BurgerPanel } from './BurgerPanel';
