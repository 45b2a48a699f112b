export { Sauces } from './Sauces';
