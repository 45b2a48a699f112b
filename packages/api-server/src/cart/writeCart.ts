import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { type JsonRow, jsonRowReader } from '../database/jsonRows';
import { cartItems, carts } from '../database/schema/carts';
import { type LineChanges, lineStatements } from './lineStatements';
import type { CartItemRow } from './lines';
import type { CartRow } from './lockCart';

type Columns = Partial<typeof carts.$inferInsert>;

/** The changes of a call to a cart. */
export interface CartChange extends LineChanges {
  /** New values of the cart's own columns. */
  columns?: Columns;
}

/** Identifies a repeated call. */
export interface CallKey {
  /** `Idempotency-Key` of the call. */
  key: string;
  /** The same for the same content of a call. */
  fingerprint: string;
}

interface WrittenCart {
  cart: CartRow;
  items: readonly CartItemRow[];
}

interface ReadCart extends WrittenCart {
  /** Undefined for a cart that is not there yet. */
  stamp: string | undefined;
}

const toCart = jsonRowReader(carts);
const toItem = jsonRowReader(cartItems);
const columnsOfCarts = getTableColumns(carts);

/**
 * Writes a change of a cart, and the key of its call, in one statement, so all of it or nothing. Undefined, with
 * nothing written, when the cart has changed since it was read: then the caller reads it again. A cart with changed
 * lines is a new order (readings 20).
 */
export async function writeCart(
  db: Queryable,
  { cart: before, items, stamp }: ReadCart,
  { columns = {}, ...changes }: CartChange,
  callKey?: CallKey,
): Promise<WrittenCart | undefined> {
  const lines = lineStatements(changes);
  const parts = callKey ? [...lines, keepKey(callKey)] : lines;
  const version = before.version + (lines.length > 0 ? 1 : 0);
  const isUnchanged = lines.length === 0 && Object.keys(columns).length === 0;
  if (stamp !== undefined && isUnchanged) return { cart: before, items };
  const { draftUuid, userId } = before;
  const write =
    stamp === undefined
      ? insertCart({ ...columns, draftUuid, userId, version })
      : updateCart({ ...columns, version }, sql`id = ${before.id} and xmin = ${stamp}::xid`);
  const added = changes.added?.length ? sql`(select json_agg(added order by id) from added)` : sql`null`;
  const { rows } = await db.execute<{ cart: JsonRow; added: JsonRow[] | null }>(sql`
    with ${sql.join([sql`cart as (${write} returning *)`, ...parts], sql`, `)}
    select to_json(cart) as cart, ${added} as added from cart`);
  const [written] = rows;
  if (!written) return undefined;
  return {
    cart: toCart(written.cart),
    items: [...changedItems(items, changes), ...(written.added ?? []).map(toItem)],
  };
}

const changedItems = (items: readonly CartItemRow[], { amounts, removed = [] }: LineChanges) =>
  items
    .filter(({ id }) => !removed.includes(id))
    .map((item) => ({ ...item, amount: amounts?.get(item.id) ?? item.amount }));

/** Joins the part `cart`, as the lines do: two calls with one key cannot both have written the row that they read. */
const keepKey = ({ key, fingerprint }: CallKey): SQL => sql`
  kept as (insert into cart_keys (cart_id, key, fingerprint) select cart.id, ${key}, ${fingerprint} from cart)`;

/** No row when the owner has got a cart in the meantime. */
function insertCart(columns: Columns): SQL {
  const entries = entriesOf(columns);
  const names = entries.map(({ name }) => name);
  const values = entries.map(({ value }) => value);
  return sql`
    insert into carts (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})
    on conflict do nothing`;
}

function updateCart(columns: Columns, where: SQL): SQL {
  const assignments = entriesOf(columns).map(({ name, value }) => sql`${name} = ${value}`);
  return sql`update carts set ${sql.join(assignments, sql`, `)}, updated_at = now() where ${where}`;
}

/** Columns by their names in the database, with values as the database takes them. */
const entriesOf = (columns: Columns) =>
  Object.entries(columns).map(([key, value]) => {
    const column = columnsOfCarts[key as keyof typeof columnsOfCarts];
    return { name: sql.identifier(column.name), value: sql.param(value, column) };
  });
