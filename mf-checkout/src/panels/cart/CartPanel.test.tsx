/** @jest-environment jsdom */
import { type Api, cartCalls, productQuery, runCartWrite } from '@storefront/api-client';
import type { Product } from '@storefront/api-contract';
import { emit } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { type Answer, apiError, deferredCall, recovering } from '@storefront/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { draftUuid, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import CartPanel from './CartPanel';

const cartPath = '/api/app/order/get/';
const amountPath = '/api/app/order/change-amount/';

function open(cart: object | null, options: Parameters<typeof openInShell>[1] = {}) {
  return openInShell(<CartPanel />, { cart, ...options });
}

const sendAmount = (api: Api) => api.call(cartCalls.changeAmount, { body: { item_id: 1, amount: 2 } });
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('shows the address, the lines, the totals and the expendables', async () => {
  open(
    rawCart({
      items: [
        rawItem(1, 'Филадельфия', { amount: 2, price: 690 }),
        rawItem(2, 'Рамэн', {
          price: 810,
          modifiers: [
            { id: 5, name: 'Гёдза', price: 0, amount: 2 },
            { id: 6, name: 'Яйцо' },
          ],
        }),
        rawItem(3, 'Самовывоз', { price: -100 }),
      ],
      expendable: [rawItem(4, 'Палочки', { amount: 2, price: 0 })],
      full_sum: 2190,
      discount_sum: 1971,
      write_on_amount: 95,
    }),
  );
  const lines = await screen.findByRole('list', { name: 'Блюда в заказе' });
  expect(within(lines).getAllByRole('listitem').map(plain)).toEqual([
    expect.stringContaining('Филадельфия8 шт · 265 г'),
    expect.stringContaining('РамэнГёдза × 2 · Яйцо'),
  ]);
  expect(plain(lines)).toContain('1 380 ₽');
  expect(await button(/Огородный проезд, 16/)).toHaveTextContent(/Привезем за 45\sминут/);
  expect(screen.queryByText('Самовывоз')).not.toBeInTheDocument();
  expect(screen.getByText('Палочки')).toBeInTheDocument();
  expect(screen.getByText(/^−219\s₽$/)).toBeInTheDocument();
  expect(screen.getByText(/^3\sтовара, скидка 219\s₽$/)).toBeInTheDocument();
  expect(document.querySelector('[data-widget="catalog:recommendations"]')).toBeInTheDocument();
  expect(document.querySelector('[data-widget="catalog:sauces"]')).toBeInTheDocument();
});

describe('modifiers that a cart has by their ids alone', () => {
  const productPath = '/api/app/product/{slug}/';
  const product = {
    id: 20,
    name: 'Рамэн',
    group_modifiers: [{ id: 5, product: { name: 'Гёдза' } }],
    content: [{ id: 1, products: [{ id: 6, name: 'Яйцо' }] }],
  };
  const cart = rawCart({
    items: [rawItem(2, 'Рамэн', { modifiers: [{ id: 5, amount: 2 }, { id: 6 }, {}] })],
  });
  const line = async () =>
    plain(within(await screen.findByRole('list', { name: 'Блюда в заказе' })).getByRole('listitem'));
  const readsOf = (calls: readonly { path: string }[]) => calls.filter(({ path }) => path === productPath);

  test('are named as the dish names them', async () => {
    const { calls } = open(cart, { answers: { [productPath]: () => product } });
    expect(await screen.findByText('Гёдза × 2 · Яйцо')).toBeVisible();
    expect(readsOf(calls)).toMatchObject([{ params: { slug: '20' } }]);
  });

  test('cost no call where the menu has read the dish, whatever for', async () => {
    const { calls, queryClient } = open(cart);
    const { queryKey } = productQuery('20', { organization_id: 7 });
    queryClient.setQueryData(queryKey, product as unknown as Product);
    expect(await screen.findByText('Гёдза × 2 · Яйцо')).toBeVisible();
    expect(readsOf(calls)).toEqual([]);
  });

  test('are left out where the dish is unknown', async () => {
    const { calls } = open(cart, { answers: { [productPath]: () => Promise.reject(apiError(404)) } });
    expect(await line()).toMatch(/^Рамэн1500/);
    await waitFor(() => expect(readsOf(calls)).toHaveLength(1));
    expect(await line()).toMatch(/^Рамэн1500/);
  });

  test('are counted where each has an amount of 1', async () => {
    const twice = [
      { modifier: { id: 5 }, amount: 1 },
      { modifier: { id: 6 } },
      { modifier: { id: 5 }, amount: 1 },
    ];
    open(rawCart({ items: [rawItem(2, 'Рамэн', { modifiers: twice })] }), {
      answers: { [productPath]: () => product },
    });
    expect(await screen.findByText('Гёдза × 2 · Яйцо')).toBeVisible();
  });

  test('a line whose modifiers have names asks for nothing', async () => {
    const named = [{ id: 5, name: 'Гёдза' }];
    const { calls } = open(rawCart({ items: [rawItem(2, 'Рамэн', { modifiers: named })] }));
    expect(await screen.findByText('Гёдза')).toBeVisible();
    expect(readsOf(calls)).toEqual([]);
  });
});

test('a line without a picture and a weight shows those of the dish', async () => {
  const item = rawItem(2, 'Рамэн', { product: { id: 20, name: 'Рамэн', price: 500, deleted: false } });
  const dish = { id: 20, name: 'Рамэн', weight: '0.4', media_list: ['/ramen.webp'] };
  const { calls } = open(rawCart({ items: [item] }), { answers: { '/api/app/product/{slug}/': () => dish } });
  const lines = await screen.findByRole('list', { name: 'Блюда в заказе' });
  expect(await within(lines).findByText(/^400\sг$/)).toBeVisible();
  expect(lines.querySelector('img')).toHaveAttribute('src', '/ramen.webp');
  expect(calls.filter(({ path }) => path.includes('/product/'))).toMatchObject([{ params: { slug: '20' } }]);
});

test('a line that is still being added asks for nothing', async () => {
  const item = rawItem(2, 'Рамэн', { product: { id: 20, name: 'Рамэн', price: 500, deleted: false } });
  const { calls } = open(rawCart({ items: [{ ...item, id: -1 }] }));
  expect(await screen.findByText('Рамэн')).toBeVisible();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/app/nomenclature/groups/'));
  expect(calls.filter(({ path }) => path.includes('/product/'))).toEqual([]);
});

test('neither a discount of kopecks nor a part of a bonus is shown', async () => {
  const promocode = { code: 'LISA10' };
  open(rawCart({ full_sum: '1290.10', discount_sum: '1290.00', write_on_amount: '1095.50', promocode }));
  expect(await screen.findByText(/^2\sтовара$/)).toBeVisible();
  expect(screen.queryByText(/Скидка/)).not.toBeInTheDocument();
  expect(screen.getByText('LISA10')).toBeVisible();
  expect(screen.getByText(/^\+1\s095$/)).toBeVisible();
});

test('a product that left the menu is hidden and not counted, and no call removes it', async () => {
  const gone = rawItem(2, 'Угорь');
  const { calls } = open(
    rawCart({
      items: [
        rawItem(1, 'Маки', { amount: 3 }),
        { ...gone, product: { ...(gone['product'] as object), deleted: 1 } },
      ],
    }),
  );
  expect(await screen.findByText(/^3\sтовара$/)).toBeInTheDocument();
  expect(screen.queryByText('Угорь')).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an empty cart leads to the menu and shows the promotions', async () => {
  const { user, opened } = open(rawCart({ items: [] }));
  expect(await screen.findByText('В корзине пусто...')).toBeInTheDocument();
  expect(document.querySelector('[data-widget="content:promo-strip"]')).toBeInTheDocument();
  expect(document.querySelector('[data-widget="catalog:sauces"]')).not.toBeInTheDocument();
  await user.click(await button('Смотреть меню'));
  expect(opened()).toEqual(['menu-groups']);
});

test('a cart that is not read yet is loading while a write waits for its answer', async () => {
  const read = deferredCall();
  const write = deferredCall();
  const { queryClient } = open(null, {
    session: 'user',
    answers: { [cartPath]: read.answer, [amountPath]: write.answer },
  });
  await read.isSent();
  const change = { call: sendAmount, fallback: '' };
  act(() => void runCartWrite(queryClient, change, undefined));
  await write.isSent();
  expect(screen.getByText('Загружаем заказ')).toBeInTheDocument();
  await write.succeed({ order: rawCart() });
  expect(await screen.findByText('Филадельфия')).toBeInTheDocument();
});

test('a guest without a draft has an empty cart and makes no call', async () => {
  const { sent } = open(null, { takeMethod: {} });
  expect(await screen.findByText('В корзине пусто...')).toBeInTheDocument();
  expect(sent(cartPath)).toEqual([]);
});

test('a cart that cannot be loaded can be loaded again', async () => {
  const call = recovering(() => ({ order: rawCart() }));
  const answer: Answer = call.answer;
  const { user, toasts } = open(null, { answers: { [cartPath]: answer } });
  expect(await screen.findByText('Не удалось получить данные')).toBeInTheDocument();
  expect(toasts()).toEqual(['Не удалось получить данные']);
  await user.click(await button('Повторить'));
  await waitFor(() => expect(toasts()).toHaveLength(2));
  call.recover();
  await user.click(await button('Повторить'));
  expect(await screen.findByText('Филадельфия')).toBeInTheDocument();
});

test.each([
  ['delivery', 'Уточните адрес'],
  ['pickup', 'Выберите ресторан'],
] as const)('for a %s without a place the row reads «%s» and opens the choice', async (takeMethod, name) => {
  const { user, opened } = open(rawCart(), { takeMethod: { draftUuid, takeMethod } });
  await user.click(await button(name));
  expect(opened()).toEqual(['take-method']);
});

describe('amounts', () => {
  const answers: Record<string, Answer> = {
    [amountPath]: ({ body }) => {
      const { amount } = body as { amount: number };
      return {
        order: rawCart({ items: amount === 0 ? [] : [rawItem(1, 'Филадельфия', { amount, price: 690 })] }),
      };
    },
  };

  test('rapid taps are one call, and every tap shows at once', async () => {
    const { sent } = open(rawCart(), { answers });
    const more = await button('Добавить: Филадельфия');
    for (const _ of [1, 2, 3]) fireEvent.click(more);
    expect(screen.getAllByText(/^3\s450\s₽$/).length).toBeGreaterThan(1);
    expect(sent(amountPath)).toEqual([]);
    await waitFor(() =>
      expect(sent(amountPath)).toEqual([expect.objectContaining({ item_id: 1, amount: 5 })]),
    );
  });

  test('a refusal restores the old amount and shows the reason', async () => {
    const call = deferredCall();
    const { user, toasts } = open(rawCart(), { answers: { [amountPath]: call.answer } });
    await user.click(await button('Добавить: Филадельфия'));
    expect(screen.getByRole('group')).toHaveTextContent('3');
    await call.isSent();
    await call.fail();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
    await waitFor(() => expect(screen.getByRole('group')).toHaveTextContent('2'));
    expect(screen.getAllByText(/^1\s380\s₽$/).length).toBeGreaterThan(1);
  });

  test('the server’s own message is preferred', async () => {
    const { user, toasts } = open(rawCart(), {
      answers: {
        [amountPath]: () => {
          throw apiError(422, 'Осталось две порции');
        },
      },
    });
    await user.click(await button('Добавить: Филадельфия'));
    await waitFor(() => expect(toasts()).toEqual(['Осталось две порции']));
  });

  test('at one, minus removes the line', async () => {
    const { user, sent } = open(rawCart({ items: [rawItem(1, 'Филадельфия')] }), { answers });
    await user.click(await button('Удалить: Филадельфия'));
    expect(await screen.findByText('В корзине пусто...')).toBeInTheDocument();
    expect(sent(amountPath)).toEqual([expect.objectContaining({ item_id: 1, amount: 0 })]);
  });

  test('a line that could not be removed comes back', async () => {
    const call = deferredCall();
    const { user, toasts } = open(rawCart({ items: [rawItem(1, 'Филадельфия')] }), {
      answers: { [amountPath]: call.answer },
    });
    await user.click(await button('Удалить: Филадельфия'));
    await call.isSent();
    expect(screen.queryByText('Филадельфия')).not.toBeInTheDocument();
    await call.fail();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось удалить товар из корзины']));
    expect(await screen.findByText('Филадельфия')).toBeInTheDocument();
  });

  test('an unavailable dish shows the reason and can be removed', async () => {
    const { user, sent, opened } = open(rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }), { answers });
    const missing = await screen.findByRole('region', { name: 'Недоступно' });
    expect(missing).toHaveTextContent('Нет по вашему адресу');
    await user.click(within(missing).getByRole('button', { name: 'Подобрать замену' }));
    expect(opened()).toEqual(['unavailable-items']);
    await user.click(within(missing).getByRole('button', { name: 'Удалить: Маки' }));
    await waitFor(() =>
      expect(sent(amountPath)).toEqual([expect.objectContaining({ item_id: 9, amount: 0 })]),
    );
  });
});

test('the keyboard reaches the order button in a few presses, over all dishes', async () => {
  const { user } = open(rawCart({ items: [1, 2, 3, 4, 5].map((id) => rawItem(id, `Рамэн ${id}`)) }));
  const order = await button(/Укажите телефон/);
  const presses: string[] = [];
  while (document.activeElement?.textContent !== 'К\u00A0оформлению' && presses.length < 5) {
    await user.tab();
    presses.push(document.activeElement?.textContent ?? '');
  }
  await user.keyboard('{Enter}');
  expect(order).toHaveFocus();
});

describe('a pickup', () => {
  const takeMethod = { takeMethod: 'pickup', pickup: pickupRestaurant, draftUuid } as const;

  test('says that its restaurant lacks a dish', async () => {
    open(rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }), { takeMethod });
    expect(await screen.findByRole('region', { name: 'Недоступно' })).toHaveTextContent(
      /Нет в\sэтом ресторане/,
    );
  });

  test.each([
    ['its own discount', { full_sum: 1290, discount_sum: 1161 }, 'Скидка за самовывоз'],
    ['another discount', { full_sum: 1290, discount_sum: 990 }, 'Скидка'],
  ])('names %s in the bill', async (_, sums, label) => {
    const settings = [{ key: 'discount_on_pickup', value: '10' }];
    open(rawCart(sums), { takeMethod, answers: { '/api/app/settings/': () => settings } });
    expect(await screen.findByText(label, { selector: 'dt' })).toBeVisible();
    expect(screen.queryByText('Доставка')).not.toBeInTheDocument();
  });
});

const unpriced = { ...rawItem(9, 'Маки'), price: null, product: { id: 90, name: 'Маки', price: null } };

test.each([
  [
    'unavailable dishes',
    [rawItem(8, 'Рамэн'), unpriced],
    'В корзине имеются недоступные для выбранного адреса блюда',
  ],
  ['dishes without a price', [unpriced], 'В корзине имеются блюда, которые пока нельзя заказать'],
])('a cart with nothing but %s cannot be ordered and says why', async (_, stoplisted_items, reason) => {
  open(rawCart({ items: [], stoplisted_items, full_sum: 0, discount_sum: 0 }));
  const order = await button(/Укажите телефон/);
  expect(order).toHaveAttribute('aria-disabled', 'true');
  expect(order).toHaveAccessibleDescription(keepTogether(reason));
});

test('a dish without a price is not free: it cannot be ordered, and can be removed or replaced', async () => {
  const paid = rawCart();
  const { opened, user } = open({ ...paid, items: [...paid.items, unpriced] }, { session: 'user' });
  const missing = await screen.findByRole('region', { name: 'Недоступно' });
  expect(missing).toHaveTextContent('Пока нельзя заказать');
  expect(within(missing).getByRole('button', { name: 'Удалить: Маки' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/(^|\s)0\s₽|null|NaN/);
  await user.click(within(missing).getByRole('button', { name: 'Подобрать замену' }));
  expect(opened()).toEqual(['unavailable-items']);
});

test('an extra without a price is not called free', async () => {
  const sauce = { ...rawItem(8, 'Соевый соус'), price: null, product: { id: 80, name: 'Соевый соус' } };
  open(rawCart({ expendable: [sauce, rawItem(7, 'Палочки', { price: 0 })] }));
  const extras = await screen.findByRole('region', { name: 'Положим к заказу' });
  const [first, second] = within(extras).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Соевый соус1\sшт$/);
  expect(second).toHaveTextContent('Бесплатно');
});

describe('the next step', () => {
  const small = () => rawCart({ items: [rawItem(1, 'Маки', { price: 690 })] });

  test('of a user is to order', async () => {
    const { user, opened } = open(rawCart(), { session: 'user' });
    const order = await button(/Оформить заказ/);
    expect(order).toHaveTextContent(/1\s380\s₽/);
    await user.click(order);
    expect(opened()).toEqual(['order']);
  });

  test('of a user’s delivery under the minimum is to add more', async () => {
    const { user, opened } = open(small(), { session: 'user' });
    const blocked = await button(/Минимальный заказ 990/);
    expect(blocked).toHaveAttribute('aria-disabled', 'true');
    expect(blocked).toHaveAccessibleDescription(/Еще 300\s₽ до\sминимума/);
    expect(screen.getAllByText(/Еще 300\s₽ до минимума/)).toHaveLength(1);
    expect(screen.getByRole('progressbar', { name: /Еще 300/ })).toHaveAttribute('value', '690');
    await user.click(blocked);
    expect(opened()).toEqual([]);
  });

  test('of a delivery that lacks kopecks is to add a rouble', async () => {
    open(rawCart({ items: [rawItem(1, 'Маки', { price: 989.6 })] }), { session: 'user' });
    const blocked = await button(/Минимальный заказ 990/);
    expect(blocked).toHaveAccessibleDescription(/Еще 1\s₽ до\sминимума/);
    expect(screen.getByText(/^989\s₽ из 990\s₽$/)).toBeVisible();
  });

  test.each([
    ['a guest', { session: 'guest' }, 'Укажите телефон'],
    [
      'a pickup',
      { session: 'user', takeMethod: { takeMethod: 'pickup', pickup: pickupRestaurant } },
      'Оформить заказ',
    ],
  ] as const)('of %s under the minimum is not blocked', async (_, options, name) => {
    open(small(), options);
    if (options.session === 'guest') await screen.findByText(/Привезем/);
    expect(await button(new RegExp(name))).not.toHaveAttribute('aria-disabled');
    const missing = options.session === 'guest' ? 1 : 0;
    expect(screen.queryAllByText(/Еще 300\s₽ до минимума/)).toHaveLength(missing);
  });
});

describe('an order that a login interrupts', () => {
  async function openedLogin(name: string | null = 'Мария') {
    const view = openInShell(<CartPanel />, { answers: { '/api/user/get-data/': () => ({ id: 1, name }) } });
    await view.user.click(await button(/Укажите телефон/));
    expect(view.opened()).toEqual(['auth']);
    return view;
  }

  test('continues once the auth panel has closed', async () => {
    const { opened, logIn } = await openedLogin();
    logIn();
    expect(opened()).toEqual(['auth']);
    act(() => emit('shell:panel-closed', { panel: 'auth' }));
    await waitFor(() => expect(opened()).toEqual(['auth', 'order']));
  });

  test('continues once the registration of a new customer has closed', async () => {
    const { opened, calls, logIn } = await openedLogin(null);
    logIn();
    act(() => emit('shell:panel-closed', { panel: 'auth' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/user/get-data/')).toBe(true));
    await act(async () => undefined);
    expect(opened()).toEqual(['auth']);
    act(() => emit('shell:panel-closed', { panel: 'registration' }));
    expect(opened()).toEqual(['auth', 'order']);
  });

  test('is cancelled when the customer closes the auth panel', async () => {
    const { opened, logIn } = await openedLogin();
    act(() => emit('shell:panel-closed', { panel: 'auth' }));
    logIn();
    act(() => emit('shell:panel-closed', { panel: 'auth' }));
    expect(opened()).toEqual(['auth']);
  });
});
