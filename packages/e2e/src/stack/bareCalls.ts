import {
  address,
  article,
  bonusTransaction,
  cart,
  group,
  historyEvent,
  label,
  landing,
  notification,
  orderResult,
  paging,
  type Passed,
  polygon,
  product,
  promo,
  purchase,
  purchasePaging,
  restaurant,
  settings,
  tag,
  user,
  zone,
} from './bareFields';

/** The answer of a write for which section 7 names no field: it has no body (readings 25). */
export const noBody: Passed = {};

const wholeCart: Passed = { order: cart, error: true, message: true };

const writes = (folder: string, names: string, passed: Passed): Record<string, Passed> =>
  Object.fromEntries(names.split(' ').map((name) => [`POST ${folder}/${name}/`, passed]));
const cartWrites = writes(
  '/api/app/order',
  'add-product change-amount add-comment submit-promo cancel-promo toggle-param change-datetime change-payment-type ' +
    'change-person-count change-take-method',
  wholeCart,
);
const profileWrites = writes(
  '/api/user',
  'edit/phone edit/phone/confirm edit/avatar edit/avatar/delete edit/birthday edit/email edit/name ' +
    'add-registration-info subscribe-switch',
  noBody,
);

/** The calls of spec §7, and what their answers have of spec §3. */
export const bareCalls: Readonly<Record<string, Passed>> = {
  'POST /api/auth/': noBody,
  'POST /api/auth/confirm/': { api_token: true },
  'POST /api/logout/': noBody,
  'GET /api/user/get-data/': user,
  ...profileWrites,
  'GET /api/app/settings/': settings,
  'GET /api/app/contact-settings/': {
    contact_call_center_numbers: { city: true, phone: true },
    contact_email_addresses: { name: true, email: true },
  },
  'GET /api/user/addresses/': address,
  'POST /api/user/addresses/add/': noBody,
  'POST /api/user/addresses/delete/': noBody,
  'GET /api/app/get-polygon/': polygon,
  'GET /api/app/delivery-zones/': zone,
  'POST /api/user/bonus/activate-card/': { success: true, debug: { error_description: true } },
  'POST /api/user/bonus/generate-order-code/': { order_code: true },
  'GET /api/user/bonus/cards/': { number: true },
  'GET /api/user/bonus/transactions/': bonusTransaction,
  'GET /api/user/bonus/buyer-bonus/': { bonus: true, expire_at: true },
  'GET /api/app/order/get/': wholeCart,
  ...cartWrites,
  'GET /api/app/order/periods/': {
    mon: true,
    tue: true,
    wed: true,
    thu: true,
    fri: true,
    sat: true,
    sun: true,
  },
  'POST /api/app/order/process/': orderResult,
  'GET /api/app/order/recommendations/': product,
  'POST /api/user/orders/:id/repeat/': { ...wholeCart, deleted_items: { product_id: true, name: true } },
  'GET /api/user/orders/': { data: purchase, meta: purchasePaging },
  'GET /api/user/orders/:id/': purchase,
  'POST /api/user/orders/:id/estimate/': noBody,
  'GET /api/app/nomenclature/groups/': group,
  'GET /api/app/nomenclature/products/': product,
  'GET /api/app/nomenclature/labels/': label,
  'GET /api/app/group/:slug/': group,
  'GET /api/app/product/:slug/': product,
  'POST /api/app/search/': { data: product, meta: { total: true, perPage: true } },
  'GET /api/app/restaurants/': restaurant,
  'GET /api/app/restaurants/tags/': tag,
  'GET /api/app/restaurants/detail/:id/': restaurant,
  'POST /api/app/reservation/': noBody,
  'POST /api/qa/': noBody,
  'GET /api/blogs/': { data: article, meta: paging },
  'GET /api/blogs/:slug/': article,
  'GET /api/news/': { data: article, meta: paging },
  'GET /api/news/:slug/': article,
  'GET /api/user/notifications/': { data: notification, meta: paging },
  'GET /api/promos/': promo,
  'GET /api/promos/:slug/': promo,
  'GET /api/history-all/': historyEvent,
  'GET /api/landings/': landing,
  'POST /api/app/feedback/': noBody,
  'POST /api/franchise/': noBody,
};
