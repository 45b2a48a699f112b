/** @jest-environment jsdom */
import { keepTogether } from '@storefront/domain';
import { type Answer, apiError } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { rawCart, rawItem } from '../../testing/answers';
import { openOrder, orderButton, pickup, processPath, readyButton } from '../../testing/openOrder';

const restaurantPath = '/api/app/restaurants/detail/{id}/';
const unpriced = { ...rawItem(9, 'Маки'), price: null, product: { id: 90, name: 'Маки', price: null } };

/** Ten minutes of work a day, two hours away from now. */
function closedNow() {
  const moscow = new Date(Date.now() + 3 * 3_600_000);
  const minute = moscow.getUTCHours() * 60 + moscow.getUTCMinutes();
  const from = (minute + 120) % 1440;
  const shift = { from, to: from + 10 };
  return { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift, sat: shift, sun: shift };
}

beforeEach(() => sessionStorage.clear());

describe('the button', () => {
  test.each([
    [1, 'Оплатить'],
    [2, 'Заказать'],
    [3, 'Заказать'],
  ])('with payment type %d reads %s and the sum', async (payment_type_id, label) => {
    openOrder({ cart: rawCart({ payment_type_id }) });
    expect(await readyButton()).toHaveAccessibleName(new RegExp(`^${label}.*1\\s380\\s₽`));
    expect(await orderButton()).not.toHaveAttribute('aria-disabled');
  });

  test('orders from a restaurant that the plain list lacks', async () => {
    const named = { id: 7, name: 'На Руставели', active: true, slug: 'r' };
    const { calls } = openOrder({
      takeMethod: pickup,
      answers: {
        '/api/app/restaurants/': () => [{ ...named, id: 8 }],
        [restaurantPath]: () => named,
      },
    });
    await waitFor(() => expect(calls.some(({ path }) => path === restaurantPath)).toBe(true));
    expect(await orderButton()).not.toHaveAttribute('aria-disabled');
  });

  const named = { id: 7, name: 'На Руставели', slug: 'r' };
  const restaurant = { ...named, active: false };
  const others = { '/api/app/restaurants/': () => [{ ...named, id: 8, active: true }] };
  const lists = { '/api/app/restaurants/': () => [restaurant, { ...named, id: 8, active: true }] };

  test.each([
    ['no address', { takeMethod: {} }, 'Не выбран адрес доставки'],
    ['no restaurant', { takeMethod: { takeMethod: 'pickup' } }, 'Не выбран ресторан'],
    [
      'a restaurant that has closed for good',
      { takeMethod: pickup, answers: { ...others, [restaurantPath]: () => restaurant } },
      'Не выбран ресторан',
    ],
    [
      'a restaurant that the list alone says has closed',
      { takeMethod: pickup, answers: { ...lists, [restaurantPath]: () => named } },
      'Не выбран ресторан',
    ],
    [
      'a restaurant that the back end does not know any more',
      { takeMethod: pickup, answers: { ...others, [restaurantPath]: () => Promise.reject(apiError(404)) } },
      'Не выбран ресторан',
    ],
    [
      'a restaurant that the back end does not know, by an answer with status 200',
      { takeMethod: pickup, answers: { ...others, [restaurantPath]: () => ({ success: false }) } },
      'Не выбран ресторан',
    ],
    [
      'a closed kitchen',
      { answers: { '/api/app/get-polygon/': () => ({ success: true, timeBeforeOpening: -30 }) } },
      'Выбрано недоступное время',
    ],
    [
      'a closed restaurant',
      {
        takeMethod: pickup,
        answers: {
          '/api/app/restaurants/': () => [
            { id: 7, name: 'На Руставели', active: true, slug: 'r', workTime: closedNow() },
          ],
        },
      },
      'Выбрано недоступное время',
    ],
    [
      'unavailable dishes',
      { cart: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) },
      'В корзине имеются недоступные для выбранного адреса блюда',
    ],
    [
      'dishes without a price',
      { cart: rawCart({ stoplisted_items: [unpriced] }) },
      'В корзине имеются блюда, которые пока нельзя заказать',
    ],
  ] as const)('is blocked by %s and gives the reason', async (_, options, reason) => {
    const { user, sent } = openOrder(options);
    const button = await orderButton();
    await waitFor(() => expect(button).toHaveAccessibleDescription(keepTogether(reason)));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(sent(processPath)).toEqual([]);
  });

  test.each([
    [
      'unavailable dishes, in the words of the specification',
      [rawItem(9, 'Маки'), unpriced],
      /^В корзине имеются недоступные для выбранного адреса блюда\s?Показать$/,
    ],
    [
      'dishes without a price, which another address would not help',
      [unpriced],
      /^В корзине имеются блюда, которые пока нельзя заказать\s?Показать$/,
    ],
  ])('under a note about %s', async (_, stoplisted_items, note) => {
    openOrder({ cart: rawCart({ stoplisted_items }) });
    const show = await screen.findByRole('button', { name: 'Показать' });
    expect(show.parentElement?.parentElement).toHaveTextContent(note);
  });

  test('under the minimum names the minimum', async () => {
    openOrder({ cart: rawCart({ items: [rawItem(1, 'Маки', { price: 690 })] }) });
    const button = await screen.findByRole('button', { name: /^Минимальная сумма заказа 990\s₽$/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/Еще 300\s₽ до\sминимума/);
  });

  test('under the minimum by kopecks names a whole rouble', async () => {
    openOrder({ cart: rawCart({ items: [rawItem(1, 'Маки', { price: 989.6 })] }) });
    const button = await screen.findByRole('button', { name: /^Минимальная сумма заказа 990\s₽$/ });
    expect(button).toHaveAccessibleDescription(/Еще 1\s₽ до\sминимума/);
  });

  test('under the minimum that only the cart has for the place names it', async () => {
    openOrder({
      cart: rawCart({ restriction: { minimal_amount: 2000 } }),
      answers: { '/api/app/get-polygon/': () => ({ success: true, restriction: null }) },
    });
    const name = /^Минимальная сумма заказа 2\s000\s₽$/;
    expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  });
});

test.each<[string, Answer]>([
  ['known', () => ({})],
  ['unknown', () => Promise.reject(apiError(500))],
])('a saved time that has become impossible blocks the order, its hours %s', async (_, periods) => {
  const { user, sent } = openOrder({
    cart: rawCart({ datetime: '2020-01-01T12:00:00+03:00' }),
    answers: { '/api/app/order/periods/': periods },
  });
  const button = await orderButton();
  await waitFor(() => expect(button).toHaveAccessibleDescription('Выбрано недоступное время'));
  expect(screen.getByText('Это время больше недоступно')).toBeInTheDocument();
  await user.click(button);
  expect(sent(processPath)).toEqual([]);
});

test.each([0, '0'])(
  'the time %j is as soon as possible: a closed kitchen blocks the order',
  async (datetime) => {
    openOrder({
      cart: rawCart({ datetime }),
      answers: {
        '/api/app/get-polygon/': () => ({ success: true, timeBeforeOpening: 30, restriction: null }),
      },
    });
    const button = await orderButton();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Выбрано недоступное время'));
  },
);
