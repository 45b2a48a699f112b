export { HoursBadge } from './HoursBadge';
export { hoursOf, matchesSearch, pickupOf } from './restaurantFacts';
export { useClock } from './useClock';
