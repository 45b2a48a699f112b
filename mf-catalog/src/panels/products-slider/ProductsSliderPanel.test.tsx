/** @jest-environment jsdom */
import { type Answer, deferredCall, renderInShell, setOnline } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { address, cartRaw, groupRaw, paths, productRaw } from '../../testing/menuFixture';
import ProductsSliderPanel from './ProductsSliderPanel';

const answers: Record<string, Answer> = {
  [paths.groups]: () => [groupRaw],
  [paths.products]: () => [
    productRaw(),
    productRaw({ id: 11, slug: 'kaliforniya', name: 'Калифорния' }),
    productRaw({ id: 12, slug: 'kombo', name: 'Комбо', has_modifiers: true }),
  ],
  [paths.add]: () => cartRaw([{ id: 7, productId: 11, amount: 1 }]),
};
const open = (group = '1', more: Record<string, Answer> = {}) =>
  renderInShell(<ProductsSliderPanel group={group} except="10" />, {
    answers: { ...answers, ...more },
    takeMethod: { delivery: address },
  });

test('adding a dish goes back to the previous panel', async () => {
  const { user, emittedEvents } = open();
  expect(screen.getByRole('heading', { level: 2, name: 'Чем заменить' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'В корзину: Калифорния' }));
  await waitFor(() => expect(emittedEvents.at(-1)?.name).toBe('shell:panel-back-requested'));
  expect(emittedEvents.map(({ name }) => name)).toContain('checkout:item-added');
});

test('a dish with modifiers replaces the list with its panel', async () => {
  const { user, emittedEvents } = open();
  await user.click(await screen.findByRole('button', { name: 'Выбрать: Комбо' }));
  expect(emittedEvents.at(-1)).toEqual({
    name: 'shell:panel-replace-requested',
    payload: { panel: 'product', params: { group: 'rolly', slug: 'kombo' } },
  });
});

test.each([
  ['a group without other dishes', '1', { [paths.products]: () => [productRaw()] }],
  [
    'a group whose other dishes cannot be ordered',
    '1',
    {
      [paths.products]: () => [
        productRaw({ id: 11, slug: 'net', name: 'Кончился', is_stoplisted: true }),
        productRaw({ id: 12, slug: 'bez-ceny', name: 'Без цены', price: null }),
      ],
    },
  ],
  ['a group that is not an id', 'rolly', {}],
])('%s says so', async (_what, group, more) => {
  open(group, more);
  expect(await screen.findByText('Похожих блюд сейчас нет')).toBeVisible();
});

test('a list that loses its network says so, and goes on when it is back', async () => {
  const products = deferredCall();
  renderInShell(<ProductsSliderPanel group="1" />, {
    answers: { ...answers, [paths.products]: products.answer },
    retries: 1,
  });
  await products.isSent();
  await setOnline(false);
  await products.fail();
  expect(await screen.findByText('Нет сети. Загрузим, когда она появится')).toBeVisible();
  await setOnline(true);
  await products.isSent();
  await products.succeed([productRaw()]);
  expect(await screen.findByText('Филадельфия')).toBeVisible();
});
