import type { QueryClient } from '@storefront/query';
import type { CardPicture, MenuCard } from '../card/menuCard';
import { cardsKey } from './menu';

/** A card from any cached list: the product panel shows it until the product itself has loaded. */
export function findCard(queryClient: QueryClient, slug: string): MenuCard | undefined {
  const lists = queryClient.getQueriesData<{ cards?: MenuCard[] }>({ queryKey: cardsKey });
  for (const [, list] of lists) {
    const card = list?.cards?.find((candidate) => candidate.slug === slug);
    if (card) return card;
  }
  return undefined;
}

/** A picture for each group by its slug, taken from the cached lists. */
export function picturesByGroup(queryClient: QueryClient): Map<string, CardPicture> {
  const pictures = new Map<string, CardPicture>();
  const lists = queryClient.getQueriesData<{ cards?: MenuCard[] }>({ queryKey: cardsKey });
  for (const { group, picture } of lists.flatMap(([, list]) => list?.cards ?? [])) {
    if (picture && !pictures.has(group)) pictures.set(group, picture);
  }
  return pictures;
}
