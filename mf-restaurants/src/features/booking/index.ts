export { TableBooking } from './TableBooking';
