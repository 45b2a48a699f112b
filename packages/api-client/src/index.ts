/** The calls themselves, for a team whose view of an answer is its own: their schemas exist once on the page. */
export { cartCalls, catalogue } from '@storefront/api-contract';
export { ApiError, failureText } from './call/ApiError';
export { apiOf, attachApi, useApi } from './call/apiOf';
export { type Api, createApi } from './call/createApi';
export { createQueryClient } from './call/createQueryClient';
export { acceptCart, cartKey, cartQuery, useCart } from './cart/cartQuery';
export {
  type AddedProduct,
  useAddProduct,
  useChangeAmount,
  useChangePaymentType,
  useChangePersonCount,
  useChangeTakeMethod,
  useRemoveItem,
  useSaveComment,
  useToggleParam,
  withAmount,
} from './cart/cartWrites';
export { recommendationsQuery } from './cart/recommendationsQuery';
export { useProcessOrder } from './cart/useProcessOrder';
export {
  groupQuery,
  groupsQuery,
  productQuery,
  productsQuery,
  searchQuery,
} from './catalogue/catalogueQueries';
export { promosQuery, readSettings, type Settings, settingsQuery } from './content/contentQueries';
export { type LocationFields, locationFields } from './location/location';
export { useLocationFields } from './location/useLocationFields';
export { acceptOrderStatus, orderQuery, ordersQuery } from './orders/orderQueries';
export { type LiveConnection, useOrderStatus } from './orders/useOrderStatus';
export { polygonQuery, restaurantsQuery } from './restaurants/restaurantQueries';
export { saveAddress, useAddAddress } from './user/addressWrites';
export { useConfirmCode, useRequestCode } from './user/login';
export { addressesQuery, userQuery } from './user/userQueries';
