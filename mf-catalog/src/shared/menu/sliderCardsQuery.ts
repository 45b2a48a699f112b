import type { LocationFields } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';
import { isAvailable } from '../card/isAvailable';
import { cardsKey, type GroupCards } from './menu';
import { groupCardsQuery, retryCancelled } from './menuQueries';

/** How many cards a row shows, and a server-rendered page carries of a long group. */
const maxCards = 16;

interface Row {
  groupId: number;
  firstId?: number | undefined;
  exceptId?: number | undefined;
}

/** The available products of a group for one row: `firstId` comes first, `exceptId` is left out. */
export const sliderCardsQuery = ({ groupId, firstId, exceptId }: Row, location: LocationFields) =>
  queryOptions({
    queryKey: [...cardsKey, 'slider', groupId, location, { firstId, exceptId }],
    queryFn: async ({ client }): Promise<Pick<GroupCards, 'cards'>> => {
      const { cards } = await client.fetchQuery(groupCardsQuery({ id: groupId }, location));
      const available = cards.filter((card) => isAvailable(card) && card.id !== exceptId);
      const first = available.filter((card) => card.id === firstId);
      return { cards: [...first, ...available.filter((card) => card.id !== firstId)].slice(0, maxCards) };
    },
    ...retryCancelled,
    placeholderData: (previous, query) => (query?.queryKey[3] === groupId ? previous : undefined),
  });
