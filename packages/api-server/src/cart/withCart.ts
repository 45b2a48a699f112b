import type { Cart } from '@storefront/api-contract';
import type { TakeMethod } from '@storefront/domain';
import { eq } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { carts } from '../database/schema/carts';
import type { CartItemRow } from './lines';
import { type CartRow, lockCart } from './lockCart';
import { type CartPlace, checkPlace, findPlace, mergePlace, type Place, type PlaceFields } from './place';
import { priceCart } from './priceCart';
import { viewCart } from './viewCart';

export interface CartFields extends PlaceFields {
  draft_uuid?: string | undefined;
}

interface CartAnswer {
  order: Cart | null;
  error: boolean;
  message: string | null;
}

interface Options {
  user: User | undefined;
  fields: CartFields;
  /** `read` changes nothing, not even the stored place of the cart. */
  kind: 'read' | 'change' | 'add';
  takeMethod?: TakeMethod;
}

/** What a change knows of the cart afterwards. The rest is read again. */
interface Changed {
  cart?: CartRow;
  items?: CartItemRow[];
}

/** What one call does to a locked cart; `place` is where its order goes now. */
type Change = (tx: Transaction, cart: CartRow, place: Place) => Promise<Changed | void>;

/**
 * Serves one call of the cart in one transaction: locks its row, runs `change` and returns the whole cart. A guest
 * without a draft has no cart until something is added, and gets null.
 */
export function withCart(
  context: Pick<Context, 'db' | 'pictures'>,
  { user, fields, kind, takeMethod }: Options,
  change: Change = async () => {},
): Promise<CartAnswer> {
  return context.db.transaction(async (tx) => {
    const owner = { userId: user?.id, draftUuid: fields.draft_uuid };
    const isOwned = user !== undefined || fields.draft_uuid !== undefined;
    const given = withoutGuestAddress(user, fields);
    await checkPlace(tx, given, user?.id);
    const create = kind === 'add' || (kind === 'change' && isOwned);
    let cart = await lockCart(tx, owner, { create, adopts: kind !== 'read' });
    if (!cart) return { order: null, error: false, message: null };
    const columns = mergePlace(cart, given, takeMethod);
    const place = await findPlace(tx, columns, user?.id);
    let items: CartItemRow[] | undefined;
    if (kind !== 'read') {
      await storePlace(tx, cart, columns);
      const changed = (await change(tx, { ...cart, ...columns }, place)) ?? {};
      cart = changed.cart ?? (await reread(tx, cart));
      items = changed.items;
    }
    const priced = await priceCart(tx, { cart, user, place, items });
    return {
      order: viewCart({ cart, priced, user, pictures: context.pictures }),
      error: false,
      message: null,
    };
  });
}

/** Drops `address_id` for guests: they have no saved addresses, but their client may still send one (spec §6). */
export const withoutGuestAddress = (user: User | undefined, fields: CartFields): CartFields =>
  user ? fields : { ...fields, address_id: undefined };

async function storePlace(tx: Transaction, cart: CartRow, columns: CartPlace): Promise<void> {
  const keys = ['takeMethod', 'organizationId', 'addressId', 'latitude', 'longitude'] as const;
  if (keys.every((key) => cart[key] === columns[key])) return;
  await tx
    .update(carts)
    .set({ ...columns, updatedAt: new Date() })
    .where(eq(carts.id, cart.id));
}

async function reread(tx: Transaction, { id }: CartRow): Promise<CartRow> {
  const [row] = await tx.select().from(carts).where(eq(carts.id, id));
  if (!row) throw new Error('a locked cart is not there');
  return row;
}
