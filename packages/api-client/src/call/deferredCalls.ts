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
export { savedAddressId } from '../user/savedAddressId';
export { readLandings } from '../content/readLandings';
