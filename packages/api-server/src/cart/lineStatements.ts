import { type SQL, sql } from 'drizzle-orm';
import type { CartItemRow } from './lines';

export type NewLine = Pick<CartItemRow, 'productId' | 'lineKey' | 'amount' | 'modifiers'>;

/** The changes of the lines of a cart. */
export interface LineChanges {
  added?: readonly NewLine[];
  /** New amounts of lines by their ids. */
  amounts?: ReadonlyMap<number, number>;
  /** Ids of lines. */
  removed?: readonly number[];
}

/**
 * The parts of a `with` that change lines, for a statement with a part named `cart`. All of them join that part, so they
 * do nothing when it has no row.
 */
export function lineStatements({ added = [], amounts = new Map(), removed = [] }: LineChanges): SQL[] {
  return [
    ...(added.length > 0 ? [insertLines(added)] : []),
    ...(amounts.size > 0 ? [setAmounts(amounts)] : []),
    ...(removed.length > 0 ? [deleteLines(removed)] : []),
  ];
}

/** Ids follow the order of the lines. */
const insertLines = (lines: readonly NewLine[]): SQL => sql`
  added as (
    insert into cart_items (cart_id, product_id, line_key, amount, modifiers)
    select cart.id, line.product_id, line.line_key, line.amount, line.modifiers
    from cart, json_to_recordset(${JSON.stringify(lines.map(toRecord))}::json)
      as line (position int, product_id int, line_key text, amount int, modifiers jsonb)
    order by line.position
    returning *
  )`;

const toRecord = ({ productId, lineKey, amount, modifiers }: NewLine, position: number) => ({
  position,
  product_id: productId,
  line_key: lineKey,
  amount,
  modifiers,
});

const setAmounts = (amounts: ReadonlyMap<number, number>): SQL => sql`
  changed as (
    update cart_items set amount = line.value::int
    from cart, json_each_text(${JSON.stringify(Object.fromEntries(amounts))}::json) as line
    where cart_items.cart_id = cart.id and cart_items.id = line.key::int
  )`;

const deleteLines = (ids: readonly number[]): SQL => sql`
  removed as (
    delete from cart_items using cart
    where cart_items.cart_id = cart.id and cart_items.id = any (${`{${ids.join(',')}}`}::int[])
  )`;
