export {
  articleCalls,
  bonusCalls,
  loginCalls,
  orders,
  profileCalls,
  restaurantCalls,
} from '@storefront/api-contract';
