export {
  addressCalls,
  articleCalls,
  bonusCalls,
  bookingCalls,
  inquiryCalls,
  orders,
  profileCalls,
  restaurantCalls,
} from '@storefront/api-contract';
