export {
  addressCalls,
  articleCalls,
  bonusCalls,
  orders,
  profileCalls,
  restaurantCalls,
} from '@storefront/api-contract';
