export { BookingButton } from './BookingButton';
export { RestaurantActions } from './RestaurantActions';
export { RestaurantDetails } from './RestaurantDetails';
export { RestaurantMissing } from './RestaurantMissing';
export { RestaurantPhotos } from './RestaurantPhotos';
export { FactsSkeleton, PhotosSkeleton } from './restaurantSkeletons';
