export { type Hours, hoursOf, matchesSearch, pickupOf } from './restaurantFacts';
export { useClock } from './useClock';
