export { ChosenOnMap } from './ChosenOnMap';
export { RestaurantsMap } from './RestaurantsMap';
