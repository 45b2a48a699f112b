import type { TestServer } from '../startServer';

/** The columns by which the rows of a table belong to a customer, the most direct first. */
const owners = ['user_id', 'order_id', 'cart_id', 'payment_id', 'review_id'] as const;

const owned = (userId: number): Record<(typeof owners)[number], string> => {
  const orders = `select id from orders where user_id = ${userId}`;
  return {
    user_id: String(userId),
    order_id: orders,
    cart_id: `select id from carts where user_id = ${userId}`,
    payment_id: `select id from payments where order_id in (${orders})`,
    review_id: `select id from order_reviews where order_id in (${orders})`,
  };
};

/** Events wait here until they are emitted, whatever the customers do. */
const transient = ['event_outbox'];

/**
 * Every row of a customer, by table. The list of such tables comes from the database itself, so that a new table cannot
 * be forgotten.
 */
export async function rowsOf(server: TestServer, userId: number): Promise<Record<string, unknown[]>> {
  const found = await server.query(`select table_name::text, column_name::text from information_schema.columns
    where table_schema = 'public' and column_name in (${owners.map((name) => `'${name}'`).join()})
    order by 1, 2`);
  const tables = new Set(found.map((row) => String(row['table_name'])));
  const rows: Record<string, unknown[]> = {};
  const read = async (table: string, condition: string) => {
    rows[table] = (
      await server.query(`select to_jsonb(t)::text as row from ${table} t where ${condition} order by 1`)
    ).map(({ row }) => row);
  };
  await read('users', `id = ${userId}`);
  for (const table of tables) {
    const column = owners.find((name) =>
      found.some((row) => row['table_name'] === table && row['column_name'] === name),
    );
    if (column && !transient.includes(table)) await read(table, `${column} in (${owned(userId)[column]})`);
  }
  return rows;
}
