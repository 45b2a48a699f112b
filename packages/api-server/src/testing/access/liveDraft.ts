/** The status, the fate of the draft, and whether the answer shows the guest's comment. */
interface Outcome {
  /** A logged-in customer who has a cart of their own. */
  customer: string;
  /** A caller with the uuid counts as the guest: only the uuid identifies a draft (spec §6). */
  guest: string;
}

const read: Outcome = { customer: '200 kept', guest: '200 kept' };
const refused: Outcome = { customer: '422 kept', guest: '422 kept' };
/** A customer's write adopts the draft, for a login that did not name it (decision 0043). */
const write: Outcome = { customer: '200 adopted, shown', guest: '200 changed, shown' };

/**
 * A guest's cart that is not ordered yet, by the call that names it. Its uuid is a secret of the guest's browser; a read
 * never adopts it, because a link on another site can cause one, and neither does a call that fails.
 */
export const liveDraft: Record<string, Outcome> = {
  'GET /api/app/order/get/': { customer: '200 kept', guest: '200 kept, shown' },
  'GET /api/app/order/periods/': read,
  'GET /api/app/order/recommendations/': read,
  'POST /api/app/order/add-product/': write,
  // The comment that the call sends replaces the guest's.
  'POST /api/app/order/add-comment/': { customer: '200 adopted', guest: '200 changed' },
  // The line is the customer's own, and so none of the guest's.
  'POST /api/app/order/change-amount/': { customer: '200 adopted, shown', guest: '404 kept' },
  'POST /api/app/order/change-datetime/': write,
  'POST /api/app/order/change-payment-type/': write,
  'POST /api/app/order/change-person-count/': write,
  'POST /api/app/order/change-take-method/': write,
  'POST /api/app/order/toggle-param/': write,
  // Promo codes are for customers.
  'POST /api/app/order/submit-promo/': { customer: '200 adopted, shown', guest: '401 kept' },
  'POST /api/app/order/cancel-promo/': { customer: '200 adopted, shown', guest: '401 kept' },
  'POST /api/app/order/process/': { customer: '200 adopted', guest: '401 kept' },
  // No customer has the order 0.
  'POST /api/user/orders/{id}/repeat/': { customer: '404 kept', guest: '401 kept' },
  // The code is wrong.
  'POST /api/auth/confirm/': refused,
};
