import { groupsQuery } from '@storefront/api-client';
import type { Promo } from '@storefront/api-contract';
import type { QueryClient } from '@storefront/query';

/** Loads the menu groups when the links of these promotions depend on them. */
export async function prefetchPromoGroups(
  queryClient: QueryClient,
  promos: readonly Pick<Promo, 'group'>[],
): Promise<void> {
  if (promos.some(({ group }) => group && !group.slug)) await queryClient.prefetchQuery(groupsQuery());
}
