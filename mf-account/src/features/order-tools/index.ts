export { OrderTools } from './OrderTools';
