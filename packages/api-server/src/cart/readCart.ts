import { type SQL, sql } from 'drizzle-orm';
import type { Facts } from '../catalogue/facts/facts';
import { readFacts, versionsColumn } from '../catalogue/facts/readFacts';
import type { Queryable } from '../database/connect';
import { type JsonRow, jsonRowReader } from '../database/jsonRows';
import { cartItems, carts } from '../database/schema/carts';
import { addresses } from '../database/schema/users';
import type { CartItemRow } from './lines';
import type { CartOwner, CartRow } from './lockCart';

export type AddressRow = typeof addresses.$inferSelect;

/** Everything that a call of the cart reads, at one moment of the database. */
export interface FoundCart {
  /** Undefined when the owner has none yet. */
  cart: CartRow | undefined;
  /** Every write of the cart's row gives it another one (decision 0097). */
  stamp: string | undefined;
  /** In the order they were added. */
  items: CartItemRow[];
  /** The customer's saved addresses; none for guests. */
  addresses: AddressRow[];
  /** Whether the customer named the draft of a cart that has not been merged into theirs. */
  hasDraft: boolean;
  /** The fingerprint of the call that has used the key; undefined when none has. */
  usedBy: string | undefined;
  facts: Facts;
}

const toCart = jsonRowReader(carts);
const toItem = jsonRowReader(cartItems);
const toAddress = jsonRowReader(addresses);

type Found = {
  versions: string;
  cart: JsonRow | null;
  stamp: string | null;
  items: JsonRow[] | null;
  addresses: JsonRow[] | null;
  has_draft: boolean;
  used_by: string | null;
};

/**
 * Reads the owner's cart with the versions of the facts that price it, and the call that has used `key`, in one
 * statement and without a lock. Facts of other versions are read by further statements.
 */
export async function readCart(db: Queryable, owner: CartOwner, key?: string): Promise<FoundCart> {
  const columns = cartColumns(key);
  const statement = owner.userId === undefined ? ofGuest(owner, columns) : ofCustomer(owner, columns);
  const { rows } = await db.execute<Found>(statement);
  const [found] = rows;
  if (!found) throw new Error('the statement that reads a cart has one row, also without a cart');
  return {
    cart: found.cart ? toCart(found.cart) : undefined,
    stamp: found.stamp ?? undefined,
    items: (found.items ?? []).map(toItem),
    addresses: (found.addresses ?? []).map(toAddress),
    hasDraft: found.has_draft,
    usedBy: found.used_by ?? undefined,
    facts: await readFacts(db, found.versions),
  };
}

/** The columns of a cart, empty when there is none. `xmin` names the transaction that wrote the row last. */
const cartColumns = (key: string | undefined): SQL => sql`
  to_json(carts) as cart,
  carts.xmin::text as stamp,
  (select json_agg(cart_items order by cart_items.id) from cart_items where cart_items.cart_id = carts.id) as items,
  ${key === undefined ? sql`null` : sql`(select fingerprint from cart_keys where cart_id = carts.id and key = ${key})`}
    as used_by`;

const ofGuest = ({ draftUuid }: CartOwner, columns: SQL): SQL => sql`
  select ${versionsColumn} as versions, ${columns}, null as addresses, false as has_draft
  from (values (true)) as always (present)
  left join carts on carts.draft_uuid = ${draftUuid ?? null}`;

const ofCustomer = ({ userId, draftUuid }: CartOwner, columns: SQL): SQL => sql`
  select ${versionsColumn} as versions, ${columns},
    (select json_agg(addresses) from addresses where user_id = ${userId} and deleted_at is null) as addresses,
    exists (select from carts where draft_uuid = ${draftUuid ?? null}) as has_draft
  from (values (true)) as always (present)
  left join carts on carts.user_id = ${userId}`;
