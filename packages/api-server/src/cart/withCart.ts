import { randomUUID } from 'node:crypto';
import type { Cart } from '@storefront/api-contract';
import type { TakeMethod } from '@storefront/domain';
import type { User } from '../auth/sessions';
import type { Facts } from '../catalogue/facts/facts';
import type { Context } from '../context';
import { unprocessable } from '../apiError';
import type { Queryable } from '../database/connect';
import type { CartItemRow } from './lines';
import { type CartOwner, type CartRow, lockCart } from './lockCart';
import { cartMessages } from './messages';
import { newCart } from './newCart';
import { type CartPlace, checkPlace, findPlace, mergePlace, type Place, type PlaceFields } from './place';
import { priceCart } from './priceCart';
import { readCart } from './readCart';
import { viewCart } from './viewCart';
import { type CallKey, type CartChange, writeCart } from './writeCart';

export interface CartFields extends PlaceFields {
  draft_uuid?: string | undefined;
}

interface CartAnswer {
  order: Cart | null;
  error: boolean;
  message: string | null;
}

interface CartCall {
  user: User | undefined;
  fields: CartFields;
  /** `read` changes nothing, not even the stored place of the cart. */
  kind: 'read' | 'change' | 'add';
  takeMethod?: TakeMethod;
  /** A call with a key that the cart knows changes nothing. */
  callKey?: CallKey | undefined;
}

/** A cart as a change finds it; its `place` is where the order goes with the fields of the call. */
export interface OpenCart {
  cart: CartRow;
  items: readonly CartItemRow[];
  place: Place;
  facts: Facts;
}

/** The change of one call to a cart. It may run again, so it writes nothing itself. */
type Change = (open: OpenCart, db: Queryable) => CartChange | Promise<CartChange>;

const noCart: CartAnswer = { order: null, error: false, message: null };

/** How often a cart may change between its reading and its writing before a call locks it. */
const maxAttempts = 3;

/**
 * Serves one call of the cart and returns the whole cart: one statement reads it, another writes the result of `change`
 * if the cart has not changed since it was read (decision 0097). A cart that other calls keep changing is locked. A
 * guest without a draft has no cart until something is added, and gets null. Throws 422 for a key that another call has
 * used.
 */
export async function withCart(
  context: Pick<Context, 'db' | 'pictures'>,
  call: CartCall,
  change: Change = () => ({}),
): Promise<CartAnswer> {
  const { user, fields, kind } = call;
  const isNewGuest = !user && fields.draft_uuid === undefined;
  if (isNewGuest && kind !== 'add' && !fields.organization_id) return noCart;
  const owner = {
    userId: user?.id,
    draftUuid: isNewGuest && kind === 'add' ? randomUUID() : fields.draft_uuid,
  };
  for (let attempts = 0; attempts < maxAttempts; attempts += 1) {
    const outcome = await attempt(context, context.db, { ...call, owner, isLocked: false }, change);
    if (outcome === 'to-lock') break;
    if (outcome !== 'changed') return outcome;
  }
  return context.db.transaction(async (tx) => {
    await lockCart(tx, owner, { create: true });
    const outcome = await attempt(context, tx, { ...call, owner, isLocked: true }, change);
    if (typeof outcome === 'string') throw new Error('a locked cart has changed');
    return outcome;
  });
}

interface Attempt extends CartCall {
  owner: CartOwner;
  /** Whether no other call can change the cart. */
  isLocked: boolean;
}

/** `changed`: the cart has changed since it was read, and nothing is written. `to-lock`: a draft has to be merged. */
async function attempt(
  { pictures }: Pick<Context, 'pictures'>,
  db: Queryable,
  { owner, user, fields, kind, takeMethod, callKey, isLocked }: Attempt,
  change: Change,
): Promise<CartAnswer | 'changed' | 'to-lock'> {
  const found = await readCart(db, owner, callKey?.key);
  const { facts, hasDraft, usedBy } = found;
  const given = withoutGuestAddress(user, fields);
  checkPlace(given, found);
  // A read merges nothing: a link on another site can cause one.
  if (hasDraft && kind !== 'read' && !isLocked) return 'to-lock';
  if (usedBy !== undefined && usedBy !== callKey?.fingerprint) {
    throw unprocessable(cartMessages.keyIsUsed, 'idempotency-key');
  }
  const isRead = kind === 'read' || usedBy !== undefined;
  const hasOwner = owner.userId !== undefined || owner.draftUuid !== undefined;
  if (!found.cart && (isRead || !hasOwner)) return noCart;
  const before = { ...found, cart: found.cart ?? newCart(owner) };
  const columns = mergePlace(before.cart, given, takeMethod);
  const place = findPlace(columns, found);
  let after: { cart: CartRow; items: readonly CartItemRow[] } = before;
  if (!isRead) {
    const open = { cart: { ...before.cart, ...columns }, items: found.items, place, facts };
    const changed = await change(open, db);
    const isMoved = !isSamePlace(before.cart, columns);
    const all = { ...changed, columns: { ...(isMoved ? columns : {}), ...changed.columns } };
    const written = await writeCart(db, before, all, callKey);
    if (!written) return 'changed';
    after = written;
  }
  const priced = await priceCart(db, { ...after, user, place, facts });
  return { ...noCart, order: viewCart({ cart: after.cart, priced, user, pictures }) };
}

/** Drops `address_id` for guests: they have no saved addresses, but their client may still send one (spec §6). */
export const withoutGuestAddress = (user: User | undefined, fields: CartFields): CartFields =>
  user ? fields : { ...fields, address_id: undefined };

const placeKeys = ['takeMethod', 'organizationId', 'addressId', 'latitude', 'longitude'] as const;

const isSamePlace = (cart: CartPlace, other: CartPlace) => placeKeys.every((key) => cart[key] === other[key]);
