export { type Hours, hoursOf, matchesSearch } from './restaurantFacts';
export { useClock } from './useClock';
