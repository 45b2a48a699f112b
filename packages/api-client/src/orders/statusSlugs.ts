import type { Purchase } from '@storefront/api-contract';
import type { QueryClient } from '@storefront/query';

/** The slug of each status id, as the orders that were read have them: section 7 does not say which id is which. */
const slugsOf = new WeakMap<QueryClient, Map<number, string>>();

/** Learns the ids of statuses from orders that were read; an order without a slug teaches none. */
export function learnStatusIds(client: QueryClient, orders: readonly Purchase[]): void {
  const slugs = slugsOf.get(client) ?? new Map<number, string>();
  for (const { status_id: id, status_slug: slug } of orders) if (id !== null && slug) slugs.set(id, slug);
  slugsOf.set(client, slugs);
}

/** The slug of a status; undefined for an id that no order had. */
export const statusSlugOf = (client: QueryClient, id: number | null | undefined): string | undefined =>
  id == null ? undefined : slugsOf.get(client)?.get(id);
