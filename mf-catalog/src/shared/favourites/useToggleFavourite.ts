import { apiOf, loadDeferredCalls, toastFailure } from '@storefront/api-client';
import { storageKeys, toast } from '@storefront/contracts';
import { FAVOURITES_MAX, withFavourite } from '@storefront/domain';
import { type QueryClient, useMutation, useQueryClient } from '@storefront/query';
import { favouritesQuery, type Visitor } from './favouritesQuery';
import { readGuestFavourites, writeGuestFavourites } from './guestFavourites';
import { messages } from './messages';
import { useVisitor } from './useFavourites';

interface Mark {
  productId: number;
  isFavourite: boolean;
}

const mutationKey = ['mark-favourite'];

/** Saves a mark and returns all of them. */
async function save(client: QueryClient, { status, brandKey }: Visitor, mark: Mark): Promise<number[]> {
  const { productId, isFavourite } = mark;
  if (status === 'guest') {
    const { favourites } = storageKeys(brandKey);
    const ids = withFavourite(readGuestFavourites(favourites), productId, isFavourite);
    writeGuestFavourites(favourites, ids);
    return ids;
  }
  const { favouriteCalls } = await loadDeferredCalls();
  const api = apiOf(client);
  const answer = isFavourite
    ? await api.call(favouriteCalls.addFavourites, { body: { product_ids: [productId] } })
    : await api.call(favouriteCalls.removeFavourite, { body: { product_id: productId } });
  return answer.product_ids;
}

/** Marks a dish or removes its mark: shown at once, and taken back with a toast when it cannot be saved. */
export function useToggleFavourite() {
  const client = useQueryClient();
  const visitor = useVisitor();
  const { queryKey } = favouritesQuery(visitor);
  const show = ({ productId, isFavourite }: Mark) =>
    client.setQueryData(queryKey, (ids: number[] = []) => withFavourite(ids, productId, isFavourite));
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: the last press wins.
    scope: { id: 'favourites' },
    mutationFn: (mark: Mark) => save(client, visitor, mark),
    onMutate: async (mark) => {
      await client.cancelQueries({ queryKey });
      show(mark);
    },
    onError: (error, { productId, isFavourite }) => {
      show({ productId, isFavourite: !isFavourite });
      // The press may have cancelled the first reading of the list.
      void client.invalidateQueries({ queryKey });
      toastFailure(error, messages.saveFailed);
    },
    // An earlier answer does not know the presses that wait.
    onSuccess: (ids) => {
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, ids);
    },
  });
  return (mark: Mark) => {
    const count = client.getQueryData(queryKey)?.length ?? 0;
    if (mark.isFavourite && visitor.status === 'guest' && count >= FAVOURITES_MAX)
      toast(messages.full(FAVOURITES_MAX), 'error');
    else mutate(mark);
  };
}
