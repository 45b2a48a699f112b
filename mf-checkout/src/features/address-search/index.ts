export { AddressSearch } from './AddressSearch';
export { DeliveryFooter } from './DeliveryFooter';
export { useAddressSearch } from './useAddressSearch';
export { useDeliveryChoice } from './useDeliveryChoice';
