import type { Cart } from '@storefront/api-contract';
import type { TakeMethod } from '@storefront/domain';
import { eq } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import type { Context } from '../context';
import type { Transaction } from '../database/connect';
import { carts } from '../database/schema/carts';
import { readSettings } from '../settings/readSettings';
import { loadLines } from './lines';
import { type CartRow, lockCart } from './lockCart';
import { type CartPlace, findPlace, mergePlace, type PlaceFields } from './place';
import { viewCart } from './viewCart';

interface CartFields extends PlaceFields {
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
  /** Reading changes nothing, not even what the cart remembers of its place. */
  kind: 'read' | 'change' | 'add';
  takeMethod?: TakeMethod;
}

/**
 * One call of the cart: its row is locked, `change` runs, and the whole cart is the answer, all in one
 * transaction. A guest without a draft has no cart until something is added: the answer is null.
 */
export function withCart(
  context: Context,
  { user, fields, kind, takeMethod }: Options,
  change: (tx: Transaction, cart: CartRow) => Promise<void> = async () => {},
): Promise<CartAnswer> {
  return context.db.transaction(async (tx) => {
    const owner = { userId: user?.id, draftUuid: fields.draft_uuid };
    const isOwned = user !== undefined || fields.draft_uuid !== undefined;
    const cart = await lockCart(tx, owner, { create: kind === 'add' || (kind === 'change' && isOwned) });
    if (!cart) return { order: null, error: false, message: null };
    const columns = mergePlace(cart, user ? fields : withoutAddress(fields), takeMethod);
    const place = await findPlace(tx, columns, user?.id);
    if (kind !== 'read') {
      await rememberPlace(tx, cart, columns);
      await change(tx, cart);
    }
    const [current = cart] = await tx.select().from(carts).where(eq(carts.id, cart.id));
    const lines = await loadLines(tx, cart.id, place.restaurant?.id);
    const settings = await readSettings(tx);
    const order = viewCart({ cart: current, lines, place, user, settings, pictures: context.pictures });
    return { order, error: false, message: null };
  });
}

/** A guest has no saved addresses; the client may send one that it remembers (spec §6). */
const withoutAddress = (fields: CartFields): CartFields => ({ ...fields, address_id: undefined });

async function rememberPlace(tx: Transaction, cart: CartRow, columns: CartPlace): Promise<void> {
  await tx
    .update(carts)
    .set({ ...columns, updatedAt: new Date() })
    .where(eq(carts.id, cart.id));
}
