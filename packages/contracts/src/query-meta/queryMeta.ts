/** Meta of a query or mutation as the query client carries it. */
type Meta = Readonly<Record<string, unknown>> | undefined;

/** Marks a query whose data the server renders from and does not send to the browser. */
export const serverOnlyMeta = { serverOnly: true } as const;

/** Whether a query is marked by `serverOnlyMeta`. */
export function isServerOnly(meta: Meta): boolean {
  return meta?.['serverOnly'] === true;
}

/** Marks a cart write that leaves the bonuses chosen by the customer as they are (spec §4, Cart). */
export const keepsBonusesMeta = { keepsBonuses: true } as const;

/** Whether a cart write is marked by `keepsBonusesMeta`. */
export function keepsBonuses(meta: Meta): boolean {
  return meta?.['keepsBonuses'] === true;
}
