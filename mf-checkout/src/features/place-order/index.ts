export { PlaceOrderButton } from './PlaceOrderButton';
export { UnansweredOrder } from './UnansweredOrder';
export { type OrderPlacing, usePlaceOrder } from './usePlaceOrder';
