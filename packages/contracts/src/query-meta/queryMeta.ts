/** Meta of a query or mutation as the query client carries it. */
type Meta = Readonly<Record<string, unknown>> | undefined;

/** Marks a query whose data the server renders and does not send to the browser. */
export const serverOnlyMeta = { serverOnly: true } as const;

/** Whether a query is marked by `serverOnlyMeta`. */
export function isServerOnly(meta: Meta): boolean {
  return meta?.['serverOnly'] === true;
}

/** Marks a cart write that does not reset the bonuses to spend (spec §4, Cart). */
export const keepsBonusesMeta = { keepsBonuses: true } as const;

/** Marks a read of the cart that takes its turn among the cart writes: its answer is no change by the customer. */
export const cartReadMeta = { cartRead: true } as const;

/** Whether a cart write is marked by `cartReadMeta`. */
export function isCartRead(meta: Meta): boolean {
  return meta?.['cartRead'] === true;
}

/** Whether a cart write is marked by `keepsBonusesMeta`. */
export function keepsBonuses(meta: Meta): boolean {
  return meta?.['keepsBonuses'] === true;
}
