/** @jest-environment jsdom */
import type { Promo } from '@storefront/api-contract';
import { emit } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { type Answer, apiError, renderInShell } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { promo as read, promoPaths as paths, rawCart } from '../../testing/rawPromo';
import { PromoButton } from './PromoButton';

const conditions = 'Промокод не применен - условия акции не выполнены';

interface Options {
  fields?: Partial<Promo>;
  code?: string;
  submit?: Answer;
  url?: string;
  session?: 'guest' | 'user';
}

function open({
  fields,
  code,
  submit = () => ({ order: rawCart('MOCHI') }),
  url,
  session = 'user',
}: Options = {}) {
  return renderInShell(<PromoButton promo={read(fields)} place="panel" />, {
    session,
    url: url ?? '/promos',
    answers: {
      [paths.cart]: () => ({ order: rawCart(code) }),
      [paths.submit]: submit,
      [paths.groups]: () => [{ id: 6, name: 'Супы', seo_page: { url: 'supy' } }],
    },
  });
}

const button = (name: string) => screen.findByRole('button', { name: `${name}: Моти в подарок` });
const viewLink = () => screen.findByRole('link', { name: 'Посмотреть: Моти в подарок' });

test('a code is applied by the cart’s call; then the button leads to the dishes and has the focus', async () => {
  const { user, calls, emitted } = open();
  await user.click(await button('Применить промокод'));
  expect(await screen.findByText('Промокод применен')).toBeVisible();
  await waitFor(async () => expect(await viewLink()).toHaveFocus());
  expect(calls.filter(({ path }) => path === paths.submit).map(({ body }) => body)).toEqual([
    expect.objectContaining({ code: 'MOCHI' }),
  ]);
  expect(emitted('checkout:promo-code-applied')).toEqual([{ code: 'MOCHI' }]);
});

test('the code of the cart is applied, in whatever case', async () => {
  open({ code: 'mochi' });
  const applied = await screen.findByText('Промокод применен');
  expect(applied).toBeVisible();
  // The link is focused instead.
  expect(applied).not.toHaveAttribute('tabindex');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('another code of the cart leaves the button', async () => {
  const { calls } = open({ code: 'FIRST' });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await button('Применить промокод')).not.toHaveAttribute('aria-disabled');
});

test('a code that the cart spells in another way is applied, and stays so', async () => {
  const { user, emitted, queryClient } = open({ submit: () => ({ order: rawCart('МОТИ-1') }) });
  await user.click(await button('Применить промокод'));
  expect(await screen.findByText('Промокод применен')).toBeVisible();
  await waitFor(async () => expect(await viewLink()).toHaveFocus());
  expect(emitted('checkout:promo-code-applied')).toEqual([{ code: 'MOCHI' }]);
  expect(emitted('shell:toast-requested')).toEqual([]);
  act(() => void queryClient.setQueryData(['cart'], rawCart('FIRST')));
  expect(await button('Применить промокод')).toBeVisible();
});

test('a code that replaces another one is applied, even in another spelling', async () => {
  const { user, queryClient } = open({ code: 'FIRST', submit: () => ({ order: rawCart('МОТИ-1') }) });
  await waitFor(() => expect(queryClient.getQueryData(['cart'])).toBeTruthy());
  await user.click(await button('Применить промокод'));
  expect(await screen.findByText('Промокод применен')).toBeVisible();
});

test('an earlier code that remains is a refusal', async () => {
  const { user, emitted, queryClient } = open({
    code: 'FIRST',
    submit: () => ({ order: rawCart('first') }),
  });
  await waitFor(() => expect(queryClient.getQueryData(['cart'])).toBeTruthy());
  await user.click(await button('Применить промокод'));
  expect(await button('Введите другой промокод')).toBeVisible();
  expect(emitted('checkout:promo-code-applied')).toEqual([]);
  expect(emitted('checkout:promo-code-refused')).toEqual([{ code: 'MOCHI' }]);
});

test('a code whose conditions are not met asks for another, until a dish is added', async () => {
  const { user, emitted, calls } = open({ submit: () => ({ order: rawCart() }) });
  await user.click(await button('Применить промокод'));
  const another = await button('Введите другой промокод');
  expect(another).toHaveAttribute('aria-disabled', 'true');
  // The text is on the page once: no tooltip repeats it.
  expect(screen.getByText(conditions)).toBeVisible();
  expect(another).toHaveAccessibleDescription(keepTogether(conditions));
  await user.click(another);
  expect(emitted('shell:toast-requested')).toEqual([
    { text: conditions, tone: 'error', topic: 'promo-code' },
  ]);
  expect(calls.filter(({ path }) => path === paths.submit)).toHaveLength(1);
  act(() => emit('checkout:item-added', { productId: 1, name: 'Рамен', price: 1, amount: 1 }));
  expect(await button('Применить промокод')).toBeVisible();
});

test.each([
  ['the catalogue’s text', undefined, 'Не удалось применить промокод'],
  ['the server’s own', 'Такого промокода нет', 'Такого промокода нет'],
])('a failure shows beside the button and as a toast: %s', async (_, message, text) => {
  const { user, emitted } = open({
    submit: () => {
      throw apiError(422, message);
    },
  });
  await user.click(await button('Применить промокод'));
  expect(await screen.findByText(text)).toBeVisible();
  expect(emitted('shell:toast-requested')).toEqual([{ text, tone: 'error', topic: 'promo-code' }]);
  expect(await button('Применить промокод')).not.toHaveAttribute('aria-disabled');
});

test('a code that is applied, refused or removed elsewhere on the page counts', async () => {
  const { queryClient } = open();
  await button('Применить промокод');
  await waitFor(() => expect(queryClient.getQueryData(['cart'])).toBeTruthy());
  act(() => emit('checkout:promo-code-refused', { code: 'FIRST' }));
  expect(await button('Применить промокод')).toBeVisible();
  for (const forget of ['checkout:promo-code-cancelled', 'content:promo-clear-requested'] as const) {
    act(() => emit('checkout:promo-code-refused', { code: 'mochi' }));
    expect(await button('Введите другой промокод')).toBeVisible();
    act(() => emit(forget, {}));
    expect(await button('Применить промокод')).toBeVisible();
  }
  act(() => emit('checkout:promo-code-refused', { code: 'MOCHI' }));
  act(() => emit('checkout:promo-code-applied', { code: 'FIRST' }));
  expect(await button('Применить промокод')).toBeVisible();
  act(() => void queryClient.setQueryData(['cart'], { ...rawCart('MOCHI') }));
  expect(await screen.findByText('Промокод применен')).toBeVisible();
});

test('a guest logs in first, and the code is then applied', async () => {
  const { user, calls, emittedEvents, logIn } = renderInShell(<PromoButton promo={read()} place="card" />, {
    answers: {
      [paths.cart]: () => ({ order: rawCart() }),
      [paths.submit]: () => ({ order: rawCart('MOCHI') }),
      '/api/user/get-data/': () => ({ id: 1, name: 'Ольга', phone: '79000000001' }),
    },
  });
  const sent = () => calls.filter(({ path }) => path === paths.submit);
  await user.click(await button('Применить промокод'));
  expect(emittedEvents.at(-1)?.payload).toEqual({ panel: 'auth', params: {} });
  expect(sent()).toEqual([]);
  logIn();
  act(() => emit('shell:panel-closed', { panel: 'auth' }));
  expect(await screen.findByText('Промокод применен')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test.each([
  [
    'without a code, to the group on the home page',
    '/promos',
    { group: { id: 6, name: null, slug: null } },
    '/#supy',
  ],
  [
    'from the menu, to the group in the menu',
    '/menu/rolly',
    { group: { id: null, name: 'Супы', slug: null } },
    '/menu#supy',
  ],
  ['without a group, to the page', '/promos', {}, '/'],
  ['without a group, to its own link', '/promos', { link: '/restaurants' }, '/restaurants'],
  ['never to another site', '/promos', { link: 'https://evil.example/' }, '/'],
])('«Посмотреть» leads %s', async (_, url, fields, target) => {
  open({ url, fields: { promocode: null, ...fields } });
  await waitFor(async () => expect(await viewLink()).toHaveAttribute('href', target));
});

test('our back end names the button of its own link', async () => {
  open({ fields: { promocode: null, link: '/restaurants', button: 'Найти ресторан' } });
  expect(await screen.findByRole('link', { name: 'Найти ресторан: Моти в подарок' })).toBeVisible();
});
