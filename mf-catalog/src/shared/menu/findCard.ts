import type { QueryClient } from '@storefront/query';
import type { CardPicture, MenuCard } from './menuCard';
import { cardsKey } from './cardsKey';

/** A card that some list on the page already has: what a product's panel shows before its answer is there. */
export function findCard(queryClient: QueryClient, slug: string): MenuCard | undefined {
  const lists = queryClient.getQueriesData<{ cards?: MenuCard[] }>({ queryKey: cardsKey });
  for (const [, list] of lists) {
    const card = list?.cards?.find((candidate) => candidate.slug === slug);
    if (card) return card;
  }
  return undefined;
}

/** A dish for each group by its slug, of those that some list on the page already shows. */
export function dishesOfGroups(queryClient: QueryClient): Map<string, CardPicture> {
  const dishes = new Map<string, CardPicture>();
  const lists = queryClient.getQueriesData<{ cards?: MenuCard[] }>({ queryKey: cardsKey });
  for (const { group, picture } of lists.flatMap(([, list]) => list?.cards ?? [])) {
    if (picture && !dishes.has(group)) dishes.set(group, picture);
  }
  return dishes;
}
