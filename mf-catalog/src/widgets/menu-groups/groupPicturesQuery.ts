import type { LocationFields } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';
import { cardsKey, type GroupCards } from '../../shared/menu/menu';

/** One card with a picture of each group: `picturesByGroup` finds the pictures of the groups in them. */
export const groupPicturesQuery = (location: LocationFields) =>
  queryOptions({
    queryKey: [...cardsKey, 'group-pictures', location],
    queryFn: async (context): Promise<Pick<GroupCards, 'cards'>> => {
      const { loadMenu } = await import('../../shared/menu/loadMenu');
      const { cards } = await loadMenu('whole', { location, labels: [] }, context);
      const withPicture = cards.filter(({ picture }) => picture);
      return {
        cards: withPicture.filter(
          (card, index) => withPicture.findIndex(({ group }) => group === card.group) === index,
        ),
      };
    },
  });
