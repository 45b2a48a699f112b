/** @jest-environment jsdom */
import { addressesQuery, loadDeferredCalls, useCart } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { type Answer, apiError, deferredCall, renderInShell } from '@storefront/testing';
import { act, waitFor } from '@testing-library/react';
import { useGoneAddress } from '.';

const cartPath = '/api/app/order/get/';
const listPath = '/api/user/addresses/';

const delivery = {
  type: 'delivery',
  id: 24,
  street: 'Огородный проезд',
  home: '16',
  apartment: '24',
  fullAddress: 'Огородный проезд, 16',
  coordinates: '55.8221,37.6011',
} as const;
const byPoint = { latitude: 55.8221, longitude: 37.6011 };
const entryOf = (id: number) => ({ id, street: 'Огородный проезд', home: '16', apartment: String(id) });

function Page() {
  useGoneAddress();
  useCart();
  return null;
}

/** A customer's page; the cart is refused at an address that is not in the list. */
function open(list: Answer, status = 404) {
  const view = renderInShell(<Page />, {
    session: 'user',
    takeMethod: { delivery },
    answers: {
      [listPath]: list,
      [cartPath]: ({ query }) => {
        if ((query as { address_id?: number } | undefined)?.address_id)
          throw apiError(status, 'Адрес не найден');
        return { order: { items: [] } };
      },
    },
  });
  const paths = () => view.calls.map(({ path }) => path);
  return { ...view, paths };
}

test.each([404, 403, 422])(
  'a cart that is refused with %d at a deleted address is read by the coordinates of the address',
  async (status) => {
    const { calls, queryClient } = open(() => [entryOf(25)], status);
    await waitFor(() => expect(queryClient.getQueryData(['cart'])).toMatchObject({ items: [] }));
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      [cartPath, { ...byPoint, address_id: 24 }],
      [listPath, undefined],
      [cartPath, byPoint],
    ]);
    expect(useTakeMethod.getState().delivery).toEqual({ ...delivery, id: undefined });
  },
);

test.each<[string, Answer]>([
  ['is still saved', () => [entryOf(24)]],
  ['may be saved, in a list that cannot be read', () => Promise.reject(apiError(500))],
])('an address that %s keeps its id, and nothing is repeated', async (_, list) => {
  const { paths, queryClient } = open(list);
  await waitFor(() => expect(paths()).toEqual([cartPath, listPath]));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(useTakeMethod.getState().delivery).toEqual(delivery);
  expect(paths()).toEqual([cartPath, listPath]);
});

test('a cart that fails for another reason does not read the addresses', async () => {
  const { paths, queryClient } = open(() => [], 500);
  await waitFor(() => expect(queryClient.getQueryState(['cart'])?.status).toBe('error'));
  await act(() => loadDeferredCalls());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(paths()).toEqual([cartPath]);
});

test('an address that this page removes or edits keeps its id, which the change needs', async () => {
  const { queryClient } = open(() => [entryOf(25)], 500);
  const removal = queryClient.getMutationCache().build(queryClient, {
    mutationFn: async () => {
      await queryClient.fetchQuery(addressesQuery());
      return useTakeMethod.getState().delivery?.id;
    },
  });
  expect(await act(() => removal.execute(undefined))).toBe(24);
});

test('an address that is saved and chosen while the list is being read keeps its id', async () => {
  const list = deferredCall();
  const { queryClient } = open(list.answer, 500);
  const read = queryClient.fetchQuery(addressesQuery());
  await list.isSent();
  const other = { ...delivery, id: 45, apartment: '45' };
  act(() => useTakeMethod.setState({ delivery: other }));
  await list.succeed([entryOf(25)]);
  await read;
  expect(useTakeMethod.getState().delivery).toEqual(other);
});
