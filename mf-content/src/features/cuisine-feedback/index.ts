export { FeedbackForm } from './FeedbackForm';
