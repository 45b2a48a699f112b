/** @jest-environment jsdom */
import { keepTogether } from '@storefront/domain';
import { apiError, renderInShell, recovering } from '@storefront/testing';
import { screen } from '@testing-library/react';
import { now, promoPaths as paths, rawCart, rawPromo } from '../../testing/rawPromo';
import PromoPanel from './PromoPanel';

const other = rawPromo({ id: 8, slug: 'other', name: 'Другая', promocode: null });
const answers = { [paths.list]: () => [rawPromo(), other], [paths.one]: () => ({ data: rawPromo() }) };
const open = (slug = '7', more: Parameters<typeof renderInShell>[1] = {}) =>
  renderInShell(<PromoPanel slug={slug} />, { ...more, answers: { ...answers, ...more.answers } });
const title = () => screen.findByRole('heading', { level: 2, name: keepTogether('Моти в подарок') });

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

test('shows a promotion of the specification’s fields alone', async () => {
  const { container } = open();
  expect(await title()).toBeVisible();
  expect(screen.getByText('Промокод MOCHI')).toBeVisible();
  expect(screen.getByText(/^до\s30\sноября$/)).toBeVisible();
  expect(screen.getByText('от 1800 рублей').tagName).toBe('STRONG');
  expect(container.querySelector('img')).toHaveAttribute('src', '/storage/promo.jpg');
  expect(screen.getByRole('button', { name: /^Применить промокод/ })).toBeVisible();
  expect(container).not.toHaveTextContent(/undefined|NaN|null|\[object/);
});

test('a dish whose address is known is a link that opens its panel', async () => {
  const product = { id: 5, name: 'Моти трио', slug: 'mochi-trio' };
  const { user, emittedEvents } = open('7', {
    answers: { [paths.one]: () => rawPromo({ product, group: { slug: 'deserty' } }) },
  });
  const link = await screen.findByRole('link', { name: 'Блюдо акции: Моти трио' });
  expect(link).toHaveAttribute('href', '/menu/deserty/mochi-trio');
  await user.click(link);
  expect(emittedEvents.at(-1)?.payload).toEqual({
    panel: 'product',
    params: { group: 'deserty', slug: 'mochi-trio' },
  });
});

test.each([
  ['no group', { id: 5, name: 'Моти трио', slug: 'mochi-trio' }],
  ['no slug', { id: 5, name: 'Моти трио' }],
])('a dish with %s is named without a link', async (_, product) => {
  open('7', { answers: { [paths.one]: () => rawPromo({ product }) } });
  expect(await screen.findByText('Блюдо акции: Моти трио')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Блюдо акции/ })).toBeNull();
});

test.each(['its own answer', 'the list'])('is shown when %s fails', async (which) => {
  const path = which === 'the list' ? paths.list : paths.one;
  open('7', { answers: { [path]: () => Promise.reject(apiError(500)) } });
  expect(await title()).toBeVisible();
});

test('a code that is refused blocks only its own promotion', async () => {
  const next = rawPromo({ id: 8, slug: 'other', name: 'Другая', promocode: 'FIRST' });
  const { user, rerender } = open('7', {
    session: 'user',
    answers: {
      [paths.list]: () => [rawPromo(), next],
      [paths.cart]: () => ({ order: rawCart() }),
      [paths.submit]: () => ({ order: rawCart() }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Применить промокод: Моти в подарок' }));
  await screen.findByRole('button', { name: 'Введите другой промокод: Моти в подарок' });
  rerender(<PromoPanel slug="other" />);
  expect(await screen.findByRole('button', { name: 'Применить промокод: Другая' })).not.toHaveAttribute(
    'aria-disabled',
  );
});

test('shows skeletons while it loads', () => {
  open('7', { answers: { [paths.one]: () => new Promise(() => undefined) } });
  expect(screen.getByText('Загружаем акцию')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Акция' })).toBeVisible();
});

test.each([500, 400])('a load that fails with %i is toasted and can be repeated', async (status) => {
  const call = recovering(() => rawPromo(), apiError(status));
  const { user, emittedEvents } = open('7', {
    answers: { [paths.one]: call.answer, [paths.list]: (list) => [call.answer(list)] },
  });
  expect(await screen.findByRole('heading', { name: 'Не удалось получить данные' })).toBeVisible();
  expect(emittedEvents.at(-1)?.payload).toEqual({ text: 'Не удалось получить данные', tone: 'error' });
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await title()).toBeVisible();
});

test.each([
  ['unknown', () => Promise.reject(apiError(404))],
  ['over', () => rawPromo({ id: 9, active_to: '2026-11-20' })],
  ['not begun', () => rawPromo({ id: 9, active_from: '2026-11-22T00:00:00+03:00' })],
])('a promotion that is %s', async (_, one) => {
  open('9', { answers: { [paths.one]: one } });
  expect(await screen.findByRole('heading', { name: 'Такой акции нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все акции' })).toHaveAttribute('href', '/promos');
});
