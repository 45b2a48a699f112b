/** @jest-environment jsdom */
import { useTakeMethod } from '@storefront/contracts';
import {
  type Answer,
  apiError,
  deferredCall,
  recovering,
  renderInShell,
  setOnline,
} from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { address, cartRaw, groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
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
])('%s says so', async (_what, group, more) => {
  open(group, more);
  expect(await screen.findByText('Похожих блюд сейчас нет')).toBeVisible();
});

describe('without the group of the dish, which the menu has', () => {
  const openDish = (more: Record<string, Answer> = {}, dish: { except?: string } = { except: '10' }) =>
    renderInShell(<ProductsSliderPanel {...dish} />, {
      answers: { ...answers, [paths.groups]: () => [groupRaw, soupsRaw], ...more },
      takeMethod: { delivery: address },
    });
  /** A back end whose products name no group, as in spec §3. */
  const byGroup: Answer = ({ query }) => {
    const { groups = [], latitude } = query as { groups?: number[]; latitude?: number };
    const rolls = [
      // Sold at other places only.
      ...(latitude === undefined ? [productRaw({ parent_group_id: null })] : []),
      productRaw({ id: 11, slug: 'kaliforniya', name: 'Калифорния', parent_group_id: null }),
    ];
    const soup = productRaw({ id: 50, slug: 'sup', name: 'Мисо', parent_group_id: null });
    return [...(groups.includes(1) ? rolls : []), ...(groups.includes(2) ? [soup] : [])];
  };

  test('offers the dishes of its group, which the products name', async () => {
    openDish();
    expect(await screen.findByRole('button', { name: 'В корзину: Калифорния' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Филадельфия/ })).toBeNull();
  });

  test('offers the dishes of the group whose products have it, also when the place does not sell it', async () => {
    openDish({ [paths.products]: byGroup });
    expect(await screen.findByRole('button', { name: 'В корзину: Калифорния' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Мисо/ })).toBeNull();
  });

  test.each([
    ['no group has the dish', { except: '99' }, true],
    ['the dish is not named', {}, false],
    ['the dish is no id', { except: 'rolly' }, false],
  ])('%s: there are no replacements', async (_what, dish, isSearched) => {
    const { emittedEvents, calls } = openDish({}, dish);
    expect(await screen.findByText('Похожих блюд сейчас нет')).toBeVisible();
    expect(emittedEvents).toEqual([]);
    expect(calls.length > 0).toBe(isSearched);
  });

  test('a new address leaves the dishes until those of its place have loaded', async () => {
    const { answer } = deferredCall();
    let isMoved = false;
    renderInShell(<ProductsSliderPanel except="10" />, {
      answers: { ...answers, [paths.groups]: () => (isMoved ? answer() : [groupRaw]) },
    });
    const add = await screen.findByRole('button', { name: 'В корзину: Калифорния' });
    isMoved = true;
    act(() => useTakeMethod.setState({ delivery: address }));
    expect(add).toBeVisible();
  });

  test('shows a placeholder while the menu loads', async () => {
    const groups = deferredCall();
    openDish({ [paths.groups]: groups.answer });
    await groups.isSent();
    expect(screen.getByRole('heading', { name: 'Похожие блюда' })).toBeVisible();
    expect(screen.queryByText('Похожих блюд сейчас нет')).toBeNull();
  });

  test('a menu that cannot be loaded is toasted, and can be loaded again', async () => {
    const groups = recovering(() => [groupRaw], apiError(500));
    const { user, emittedEvents } = openDish({ [paths.groups]: groups.answer });
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    expect(emittedEvents.map(({ payload }) => payload)).toEqual([
      { text: 'Не удалось получить данные', tone: 'error' },
    ]);
    groups.recover();
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'В корзину: Калифорния' })).toBeVisible();
  });
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
