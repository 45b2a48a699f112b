export {
  accountCalls,
  addressCalls,
  articleCalls,
  bonusCalls,
  bookingCalls,
  dishCalls,
  favouriteCalls,
  inquiryCalls,
  orders,
  periodCalls,
  profileCalls,
  promoCalls,
  pushCalls,
  restaurantCalls,
} from '@storefront/api-contract';
export { addressFromSaved } from '@storefront/domain';
export { addressFields, saveAddress } from '../user/saveAddress';
export { saveChosenAddress } from '../user/saveChosenAddress';
export { readLandings } from '../content/readLandings';
