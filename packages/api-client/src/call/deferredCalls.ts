export {
  addressCalls,
  articleCalls,
  bonusCalls,
  bookingCalls,
  inquiryCalls,
  orders,
  profileCalls,
  promoCalls,
  restaurantCalls,
} from '@storefront/api-contract';
