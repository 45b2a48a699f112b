import { ApiError, apiOf, loadDeferredCalls } from '@storefront/api-client';
import { type Session, storageKeys } from '@storefront/contracts';
import { type QueryClient, queryOptions } from '@storefront/query';
import { readGuestFavourites, writeGuestFavourites } from './guestFavourites';

/** Whose marks: a customer's are on the back end, a guest's in the browser. */
export interface Visitor {
  status: Session['status'];
  brandKey: string;
}

const following = new WeakSet<QueryClient>();

/** Shows what a guest marks in another tab. */
function followOtherTabs(client: QueryClient, visitor: Visitor, storageKey: string): void {
  if (following.has(client)) return;
  following.add(client);
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKey && key !== null) return;
    client.setQueryData(favouritesQuery(visitor).queryKey, readGuestFavourites(storageKey));
  });
}

/**
 * A customer's marks, to which those of the guest who logged in are added. They are removed from the browser only when
 * the back end has them: a full list refuses them until there is room.
 */
async function loadFavourites(client: QueryClient, storageKey: string): Promise<number[]> {
  const { favouriteCalls } = await loadDeferredCalls();
  const api = apiOf(client);
  const marked = readGuestFavourites(storageKey);
  const list = async () => (await api.call(favouriteCalls.favourites, {})).product_ids;
  if (marked.length === 0) return list();
  try {
    const { product_ids } = await api.call(favouriteCalls.addFavourites, { body: { product_ids: marked } });
    writeGuestFavourites(storageKey, []);
    return product_ids;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return list();
    throw error;
  }
}

/** The ids of the marked dishes, the latest first. For the browser alone. */
export const favouritesQuery = (visitor: Visitor) =>
  queryOptions({
    queryKey: ['favourites', visitor.status],
    queryFn: async ({ client }): Promise<number[]> => {
      const storageKey = storageKeys(visitor.brandKey).favourites;
      if (visitor.status === 'user') return loadFavourites(client, storageKey);
      followOtherTabs(client, visitor, storageKey);
      return readGuestFavourites(storageKey);
    },
    // Another tab or device may have changed them.
    refetchOnWindowFocus: 'always',
    // The hearts of a guest stay while the login takes them over.
    placeholderData: (previous) => (visitor.status === 'user' ? previous : undefined),
  });
