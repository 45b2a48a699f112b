import { FAVOURITES_MAX } from '@storefront/domain';
import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { idField } from '../request';

/** How a server validates the requests; the calls themselves are in `resources/favourites.ts`. */
export const favouriteRequests = {
  favourites: { summary: 'The dishes that the customer marked', needsUser: true },
  addFavourites: {
    summary: 'Marks dishes',
    body: z.object({ product_ids: z.array(idField()).check(z.minLength(1), z.maxLength(FAVOURITES_MAX)) }),
    needsUser: true,
  },
  removeFavourite: {
    summary: 'Removes the mark of a dish',
    body: z.object({ product_id: idField() }),
    needsUser: true,
  },
} as const satisfies RequestTable;
