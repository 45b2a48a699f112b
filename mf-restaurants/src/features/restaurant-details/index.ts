export { BookingButton } from './BookingButton';
export { RestaurantActions } from './RestaurantActions';
export { RestaurantFacts } from './RestaurantFacts';
export { RestaurantMissing } from './RestaurantMissing';
export { RestaurantPhotos } from './RestaurantPhotos';
export { FactsSkeleton, PhotosSkeleton } from './restaurantSkeletons';
