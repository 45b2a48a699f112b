/** @jest-environment jsdom */
import { emit } from '@storefront/contracts';
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '../../testing/testLandings';
import { LandingPromoCode } from './LandingPromoCode';

const cart = (code: string | null) => ({ order: { items: [], promocode: code && { code } } });
const answers = (answer: Answer = () => cart('CESAR')) => ({
  [paths.submitPromo]: answer,
  '/api/app/order/get/': () => cart(null),
  [paths.user]: () => ({ id: 1, name: 'Лиса' }),
});
const show = (answer?: Answer) =>
  renderInShell(<LandingPromoCode code="CESAR" />, { session: 'user', answers: answers(answer) });
const apply = () => screen.getByRole('button', { name: 'Применить промокод' });

test('applies the code', async () => {
  const { user, calls } = show();
  await user.click(apply());
  await waitFor(() => expect(screen.getByText('Промокод применен')).toHaveFocus());
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls.find(({ path }) => path === paths.submitPromo)?.body).toMatchObject({ code: 'CESAR' });
});

test('a code whose conditions are not met asks for another, until a dish is added', async () => {
  const { user } = show(() => cart(null));
  await user.click(apply());
  expect(await screen.findByRole('button', { name: 'Введите другой промокод' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByText('Промокод не применен - условия акции не выполнены')).toBeVisible();
  act(() => emit('checkout:item-added', { productId: 1, name: 'Маки', price: 1, amount: 1 }));
  expect(apply()).toBeVisible();
});

test.each([
  ['the server’s reason', () => Promise.reject(apiError(422, 'Промокод закончился')), 'Промокод закончился'],
  ['no reason', () => Promise.reject(apiError(500)), 'Не удалось применить промокод'],
])('a failure with %s is shown', async (_, answer, text) => {
  const { user } = show(answer);
  await user.click(apply());
  expect(await screen.findByText(text)).toBeVisible();
  expect(apply()).toBeVisible();
});

test('a guest logs in first, and the code is then applied', async () => {
  const { user, calls, emittedEvents, logIn } = renderInShell(<LandingPromoCode code="CESAR" />, {
    answers: answers(),
  });
  const submitted = () => calls.filter(({ path }) => path === paths.submitPromo);
  await user.click(apply());
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'auth', params: {} });
  expect(submitted()).toEqual([]);
  logIn();
  act(() => emit('shell:panel-closed', { panel: 'auth' }));
  expect(await screen.findByText('Промокод применен')).toBeVisible();
  expect(submitted()).toHaveLength(1);
});

test('a code that is applied elsewhere in another case counts', async () => {
  const { queryClient } = show();
  await waitFor(() => expect(apply()).toBeVisible());
  await screen.findByRole('button');
  act(() => void queryClient.setQueryData(['cart'], { promocode: { code: 'cesar' } }));
  expect(await screen.findByText('Промокод применен')).toBeVisible();
});
