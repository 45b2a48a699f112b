export { PlaceOrderButton } from './PlaceOrderButton';
export { type OrderPlacing, usePlaceOrder } from './usePlaceOrder';
