export { DeliveryTimeChoice } from './DeliveryTimeChoice';
export { SaveTimeButton } from './SaveTimeButton';
export { type DeliveryTime, useDeliveryTime } from './useDeliveryTime';
