export type { Call, Endpoint, PathParams, RequestRules } from './endpoint';
export { type ErrorBody, errorBody } from './error';
export {
  type Cart,
  type CartItem,
  cart,
  cartCalls,
  cartItem,
  type OrderResult,
  orderResult,
} from './resources/cart';
export {
  catalogue,
  type Group,
  type GroupModifier,
  type Label,
  type Product,
  type ProductCard,
} from './resources/catalogue';
export { contentCalls, type Promo } from './resources/content';
export type { Media } from './resources/media';
export { type OrderStatusChanged, orderStatusChanged, orders, type Purchase } from './resources/orders';
export { type PolygonAnswer, type Restaurant, restaurantCalls } from './resources/restaurants';
export { type Address, type User, userCalls } from './resources/user';
