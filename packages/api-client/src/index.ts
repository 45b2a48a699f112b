/**
 * The calls themselves, for teams that parse a response in their own way: their schemas exist once on the
 * page.
 */
export { cartCalls, catalogue } from '@storefront/api-contract';
export { ApiError, failureText } from './call/ApiError';
export { apiOf, attachApi, useApi } from './call/apiOf';
export { type Api, createApi } from './call/createApi';
export { isTurnedAway } from './call/isTurnedAway';
export { readAnswer } from './call/readAnswer';
export { repeatOnce } from './call/repeatOnce';
export { markLoggedIn } from './call/loggedIn';
export { loadDeferredCalls } from './call/loadDeferredCalls';
export { toastFailure } from './call/toastFailure';
export { useFailureToast } from './call/useFailureToast';
export { createQueryClient } from './call/createQueryClient';
export { type AddedProduct, nextLineId } from './cart/addedLine';
export {
  acceptCart,
  adoptPickup,
  cartFields,
  cartKey,
  cartQuery,
  hasDraftOrLogin,
  holdCartReads,
  isPlaceKnown,
  readCart,
  useCart,
} from './cart/cartQuery';
export {
  useAddProduct,
  useChangeAmount,
  useChangeDatetime,
  useChangePaymentType,
  useChangePersonCount,
  useChangeTakeMethod,
  useRemoveItem,
  useRestoreLine,
  useSaveComment,
  useToggleParam,
  withAmount,
  sendTakeMethod,
} from './cart/cartWrites';
export { sendPlace } from './cart/sendPlace';
export { runCartWrite } from './cart/useCartWrite';
export { waitForCartWrites } from './cart/waitForCartWrites';
export { periodsKey, periodsQuery } from './cart/periodsQuery';
export { useCancelPromo, useSubmitPromo } from './cart/promoWrites';
export { usePromoSubmit } from './cart/usePromoSubmit';
export {
  cachedProduct,
  groupQuery,
  groupsQuery,
  labelsQuery,
  productQuery,
  searchQuery,
} from './catalogue/catalogueQueries';
export { readProducts } from './catalogue/readProducts';
export { promosQuery, readSettings, type Settings, settingsQuery } from './content/contentQueries';
export { useExtra } from './content/useExtra';
export { useOrderPhone } from './content/useOrderPhone';
export { useSettings } from './content/useSettings';
export { socialsQuery, useSocialLinks } from './content/useSocialLinks';
export { useIsHydrated } from './hydration/useIsHydrated';
export { type LocationFields, locationFields } from './location/location';
export { useLocationFields } from './location/useLocationFields';
export { openPayments } from './orders/openPayments';
export { orderQuery, ordersQuery } from './orders/orderQueries';
export { refreshAfterOrder } from './orders/refreshAfterOrder';
export { useOrderStatus } from './orders/useOrderStatus';
export { polygonQuery, restaurantsQuery } from './restaurants/restaurantQueries';
export { type Zone, zonesQuery } from './restaurants/zonesQuery';
export { saveAddress, saveChosenAddress, useAddAddress } from './user/addressWrites';
export { loadDefaultAddress, loadSelectedAddress } from './user/selectedAddress';
export { useAfterLogin } from './user/useAfterLogin';
export { addressesQuery, bonusKey, userQuery } from './user/userQueries';
