export { ChosenOnMap } from './ChosenOnMap';
export { RestaurantsMap } from './RestaurantsMap';
export { useCentredRestaurant } from './useCentredRestaurant';
