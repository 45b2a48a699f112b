export { comingPage } from './comingPage';
