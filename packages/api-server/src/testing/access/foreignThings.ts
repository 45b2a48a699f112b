import type { Owner } from './owner';

/** A field that names a thing of a customer, and the statuses of calls of others that send it. */
interface ForeignThing {
  value: keyof Owner;
  /** A logged-in customer. */
  customer: number;
  /** A guest, where the call takes guests. */
  guest?: number;
}

/** By the field's name; a path before the name limits an entry to one call. */
const foreignThings: Record<string, ForeignThing> = {
  '/api/user/orders/{id}/ id': { value: 'orderId', customer: 404 },
  '/api/user/orders/{id}/repeat/ id': { value: 'orderId', customer: 404 },
  '/api/user/orders/{id}/estimate/ id': { value: 'orderId', customer: 404 },
  '/api/user/orders/{id}/cancel/ id': { value: 'orderId', customer: 404 },
  '/api/user/orders/{id}/pay-on-receipt/ id': { value: 'orderId', customer: 404 },
  '/api/user/orders/{id}/pay-again/ id': { value: 'orderId', customer: 404 },
  '/api/user/reservations/{id}/cancel/ id': { value: 'bookingId', customer: 404 },
  // The link of a shared order is a random secret; the number of the order does not open it.
  '/api/orders/shared/{token}/ token': { value: 'orderId', customer: 404, guest: 404 },
  // The caller does not have the code that was sent to the owner.
  '/api/auth/confirm/ phone': { value: 'phone', customer: 422, guest: 422 },
  '/api/auth/confirm/ draft_uuid': { value: 'draftUuid', customer: 422, guest: 422 },
  // The code is sent to the owner of the phone.
  '/api/user/edit/phone/ phone': { value: 'phone', customer: 200 },
  '/api/user/edit/phone/confirm/ phone': { value: 'phone', customer: 422 },
  // The caller does not have the secret of the owner's device.
  endpoint: { value: 'pushEndpoint', customer: 422 },
  // The answer says that the card cannot be bound (spec §7).
  card_number: { value: 'cardNumber', customer: 200 },
  ...Object.fromEntries(
    // The menu is the same for every caller, whatever the address (readings 23).
    ['nomenclature/groups', 'nomenclature/labels', 'nomenclature/products', 'product/{slug}', 'search'].map(
      (call) => [`/api/app/${call}/ address_id`, { value: 'addressId', customer: 200, guest: 200 }],
    ),
  ),
  // The other value that the call needs names nothing: a guest has no line, and the order 0 does not exist.
  '/api/app/order/change-amount/ address_id': { value: 'addressId', customer: 404, guest: 404 },
  '/api/app/order/change-amount/ draft_uuid': { value: 'draftUuid', customer: 200, guest: 404 },
  '/api/user/orders/{id}/repeat/ draft_uuid': { value: 'draftUuid', customer: 404 },
  item_id: { value: 'itemId', customer: 404, guest: 404 },
  // Guests have no addresses: one that they name is ignored (spec §6).
  address_id: { value: 'addressId', customer: 404, guest: 200 },
  'address.id': { value: 'addressId', customer: 404, guest: 200 },
  // The draft became the customer's cart at the login, and its uuid names nothing any more. For a live draft see
  // `liveDraft`.
  draft_uuid: { value: 'draftUuid', customer: 200, guest: 200 },
};

/** The fields that name no thing of a customer: texts, choices, and things of the chain. */
const harmlessFields = new Set(
  `address address.coordinates address.latitude address.longitude amount apartment attachments auth birthday bonus_amount
  cash_change city code comment coordinates datetime default email entrance estimations estimations.0.key
  estimations.0.value everywhere floor force full_address general groups header home id image images intercom
  is_forgot_sauce is_late is_not_tasty is_order_mishandled is_rude_deliverer is_too_long label labels latitude
  longitude mark message method modifiers modifiers.0.amount modifiers.0.id name nearby newsletter organization_id
  p256dh page param payment_type_id per_page persons phone phrase pickup_date product_id product_ids products products.0.id products.0.rating
  recaptcha seen_sum seen_time slug smsletter street type value`.split(/\s+/),
);

/** The customer's thing that a field names; undefined for none. Throws for a field that is in no table of this file. */
export function thingOf(path: string, field: string): ForeignThing | undefined {
  const thing = foreignThings[`${path} ${field}`] ?? foreignThings[field];
  if (!thing && !harmlessFields.has(field)) throw new Error(`what does ${field} of ${path} name?`);
  return thing;
}
