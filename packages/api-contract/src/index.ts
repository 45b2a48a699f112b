export type { Call, Endpoint, PathParams, RequestRules } from './endpoint';
export { type ErrorBody, errorBody } from './error';
export { type Extra, extras } from './extras';
export { isNo, isYes, list, toNumber } from './lenient';
export { elementsOf, isRecord } from './listAnswer';
export { accountCalls } from './resources/account';
export { type Address, addressCalls } from './resources/addresses';
export { type Article, articleCalls, type HistoryEvent } from './resources/articles';
export { type Booking, bookingCalls } from './resources/bookings';
export { type BonusCard, type BonusTransaction, type BuyerBonus, bonusCalls } from './resources/bonuses';
export {
  type Cart,
  type CartItem,
  type PricedCartItem,
  cart,
  cartCalls,
  cartItem,
  type OrderResult,
  orderResult,
} from './resources/cart';
export { catalogue, type Group, type Label, type ProductCard, productCard } from './resources/catalogue';
export { contentCalls } from './resources/content';
export { type ComboPart, dishCalls, type GroupModifier, type Product } from './resources/dishes';
export { favouriteCalls } from './resources/favourites';
export { type Contacts, inquiryCalls } from './resources/inquiries';
export type { Landing } from './resources/landings';
export type { Media } from './resources/media';
export type { Notification } from './resources/notifications';
export {
  type OrderStatusChanged,
  orderStatusChanged,
  orders,
  type Purchase,
  type SharedOrder,
} from './resources/orders';
export { periodCalls, type Periods } from './resources/periods';
export { profileCalls } from './resources/profile';
export { type Promo, promoCalls } from './resources/promos';
export { pushCalls } from './resources/push';
export {
  type Restaurant,
  type RestaurantTag,
  restaurantCalls,
} from './resources/restaurants';
export { loginCalls } from './resources/login';
export { type User, user, userCalls } from './resources/user';
