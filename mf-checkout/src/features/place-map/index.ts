export { DeliveryMap } from './DeliveryMap';
export { RestaurantsMap } from './RestaurantsMap';
