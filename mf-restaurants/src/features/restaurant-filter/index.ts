export { FilterCard } from './FilterCard';
export { FilterDot } from './FilterDot';
export { NearbyChip } from './NearbyChip';
export { NoneFound } from './NoneFound';
export { isFiltered, noFilter, toggleTag, useRestaurantFilter } from './restaurantFilter';
export { tagsQuery } from './tagsQuery';
export { useApplyFilter } from './useApplyFilter';
export { useNearby } from './useNearby';
export { useRestaurants } from './useRestaurants';
