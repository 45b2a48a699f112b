export { PlaceOrderButton } from './PlaceOrderButton';
export { UnconfirmedOrder } from './UnconfirmedOrder';
export { type OrderPlacing, usePlaceOrder } from './usePlaceOrder';
