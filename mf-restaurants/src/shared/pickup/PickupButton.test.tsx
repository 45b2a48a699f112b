/** @jest-environment jsdom */
import { cartKey } from '@storefront/api-client';
import type { Restaurant } from '@storefront/api-contract';
import { useTakeMethod } from '@storefront/contracts';
import { apiError, renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { testRestaurants } from '../../testing/testRestaurants';
import { PickupButton } from './PickupButton';

const changePath = '/api/app/order/change-take-method/';
const [rustaveli, arbat] = testRestaurants() as unknown as [Restaurant, Restaurant];

test.each([
  ['the same restaurant twice', ['rustaveli', 'rustaveli'], 1],
  ['two restaurants', ['rustaveli', 'arbat'], 2],
] as const)('when the server refuses %s in a row, the confirmed place returns', async (_, pressed, sent) => {
  const home = { street: '', home: '', fullAddress: '', coordinates: '55.8,37.6' };
  let refuse = () => {};
  const refused = new Promise((_resolve, reject) => (refuse = () => reject(apiError(500))));
  const { user, emitted, calls, queryClient } = renderInShell(
    <>
      <PickupButton restaurant={rustaveli}>rustaveli</PickupButton>
      <PickupButton restaurant={arbat}>arbat</PickupButton>
    </>,
    { takeMethod: { delivery: { ...home, type: 'delivery' } }, answers: { [changePath]: () => refused } },
  );
  queryClient.setQueryData(cartKey, { items: [] });
  for (const name of pressed) await user.click(screen.getByRole('button', { name: new RegExp(name) }));
  await act(async () => refuse());
  await waitFor(() => expect(calls.filter((call) => call.path === changePath)).toHaveLength(sent));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(useTakeMethod.getState()).toMatchObject({
    takeMethod: 'delivery',
    delivery: home,
    pickup: undefined,
  });
  expect(emitted('checkout:address-changed').at(-1)).toEqual({ coordinates: home.coordinates });
});
