import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { favouriteRequests } from '../requests/favouriteRequests';
import { id, list } from '../lenient';

/** Every dish that the customer marked and that the menu still has, the latest mark first. */
const favourites = z.object({ product_ids: list(id()) });

/** Ours, with the extra `favourites`: the dishes that a customer marked with the heart. Each answers with all of them. */
export const favouriteCalls = {
  favourites: endpoint<typeof favouriteRequests.favourites>()({
    method: 'GET',
    path: '/api/user/favourites/',
    response: favourites,
  }),
  addFavourites: endpoint<typeof favouriteRequests.addFavourites>()({
    method: 'POST',
    path: '/api/user/favourites/add/',
    encoding: 'json',
    response: favourites,
  }),
  removeFavourite: endpoint<typeof favouriteRequests.removeFavourite>()({
    method: 'POST',
    path: '/api/user/favourites/remove/',
    encoding: 'json',
    response: favourites,
  }),
};
