export { DeliveryTerms } from './DeliveryTerms';
