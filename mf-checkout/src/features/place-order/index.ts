export { PlaceOrderButton } from './PlaceOrderButton';
export { UnconfirmedOrder } from './UnconfirmedOrder';
export { useOrderAttempt } from './useOrderAttempt';
export { type OrderPlacing, usePlaceOrder } from './usePlaceOrder';
