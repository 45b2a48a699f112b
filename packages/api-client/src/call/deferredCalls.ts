export {
  addressCalls,
  articleCalls,
  bonusCalls,
  loginCalls,
  orders,
  profileCalls,
  restaurantCalls,
} from '@storefront/api-contract';
