import type { QueryClient } from '@storefront/query';
import type { MenuCard } from './menuCard';
import { cardsKey } from './menuQueries';

/** A card that some list on the page already has: what a product's panel shows before its answer is there. */
export function findCard(queryClient: QueryClient, slug: string): MenuCard | undefined {
  const lists = queryClient.getQueriesData<{ cards?: MenuCard[] }>({ queryKey: cardsKey });
  for (const [, list] of lists) {
    const card = list?.cards?.find((candidate) => candidate.slug === slug);
    if (card) return card;
  }
  return undefined;
}
