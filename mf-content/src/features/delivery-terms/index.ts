export { DeliveryTerms } from './DeliveryTerms';
export { zonesQuery } from './zonesQuery';
