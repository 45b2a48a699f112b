export { RestaurantReviewForm, useReviewForm } from './RestaurantReviewForm';
