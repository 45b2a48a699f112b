export {
  addressCalls,
  articleCalls,
  bonusCalls,
  bookingCalls,
  dishCalls,
  inquiryCalls,
  orders,
  periodCalls,
  profileCalls,
  promoCalls,
  restaurantCalls,
} from '@storefront/api-contract';
export { readLandings } from '../content/readLandings';
