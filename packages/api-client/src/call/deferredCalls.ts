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
export { addressFromSaved } from '@storefront/domain';
export { readLandings } from '../content/readLandings';
