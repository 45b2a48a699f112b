export { OrderReviewForm, useReviewForm } from './OrderReviewForm';
