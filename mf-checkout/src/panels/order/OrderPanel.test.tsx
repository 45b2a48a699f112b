/** @jest-environment jsdom */
import { resetTakeMethod, useClockOffset, useTakeMethod } from '@storefront/contracts';
import type { Cart } from '@storefront/api-contract';
import { type Answer, apiError, deferredCall, recovering } from '@storefront/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deliveryAddress, draftUuid, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import {
  closePanels,
  coverOrder,
  openOrder,
  orderButton,
  pickup,
  processPath,
  readyButton,
  savedAddress,
} from '../../testing/openOrder';

const cartPath = '/api/app/order/get/';
const takeMethodPath = '/api/app/order/change-take-method/';
const restaurantPath = '/api/app/restaurants/detail/{id}/';

beforeEach(() => sessionStorage.clear());

const unpriced = { ...rawItem(9, 'Маки'), price: null, product: { id: 90, name: 'Маки', price: null } };

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
    await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
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
    expect(button).toHaveAccessibleDescription(/Еще 300\s₽ до минимума/);
  });

  test('under the minimum by kopecks names a whole rouble', async () => {
    openOrder({ cart: rawCart({ items: [rawItem(1, 'Маки', { price: 989.6 })] }) });
    const button = await screen.findByRole('button', { name: /^Минимальная сумма заказа 990\s₽$/ });
    expect(button).toHaveAccessibleDescription(/Еще 1\s₽ до минимума/);
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

describe('a kitchen that opens or closes while the panel is open', () => {
  const zonePath = '/api/app/get-polygon/';
  const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));
  const open = { success: true, timeBeforeOpening: null, restriction: { duration: 45 } };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is open once its minutes have passed, though the zone cannot be read again', async () => {
    let isDown = false;
    openOrder({
      answers: {
        [zonePath]: () => (isDown ? Promise.reject(apiError(503)) : { ...open, timeBeforeOpening: 12 }),
      },
    });
    await minutes(0);
    isDown = true;
    await minutes(11);
    expect(await orderButton()).toHaveAccessibleDescription(/Выбрано недоступное время/);
    await minutes(2);
    expect(await orderButton()).not.toHaveAccessibleDescription(/Выбрано недоступное время/);
    expect(screen.getByText(/Привезем через/)).toBeInTheDocument();
  });

  test.each([
    ['an hour ahead', -60],
    ['40 minutes behind', 40],
  ])('opens after its minutes on a device whose clock is %s', async (_, offset) => {
    useClockOffset.setState(offset * 60_000);
    let isDown = false;
    openOrder({
      answers: {
        [zonePath]: () => (isDown ? Promise.reject(apiError(503)) : { ...open, timeBeforeOpening: 12 }),
      },
    });
    await minutes(0);
    isDown = true;
    await minutes(11);
    expect(await orderButton()).toHaveAccessibleDescription(/Выбрано недоступное время/);
    await minutes(2);
    expect(await orderButton()).not.toHaveAccessibleDescription(/Выбрано недоступное время/);
    useClockOffset.setState(0);
  });

  test('stays closed when the back end says so, and is asked once a minute at most', async () => {
    const { sent } = openOrder({ answers: { [zonePath]: () => ({ ...open, timeBeforeOpening: 0 }) } });
    await minutes(0);
    const before = sent(zonePath).length;
    await minutes(10);
    expect(await orderButton()).toHaveAccessibleDescription(/Выбрано недоступное время/);
    expect(sent(zonePath).length - before).toBeGreaterThanOrEqual(9);
    expect(sent(zonePath).length - before).toBeLessThanOrEqual(10);
  });

  test('is closed by the next read of the zone', async () => {
    let timeBeforeOpening: number | null = null;
    openOrder({ answers: { [zonePath]: () => ({ ...open, timeBeforeOpening }) } });
    await minutes(0);
    expect(screen.getByText(/Привезем через/)).toBeInTheDocument();
    timeBeforeOpening = -60;
    await minutes(6);
    expect(await orderButton()).toHaveAccessibleDescription(/Выбрано недоступное время/);
  });

  test.each([
    ['a page that is shown again', document, 'visibilitychange'],
    ['a page that the browser restores', window, 'pageshow'],
  ])('%s knows at once that the chosen time is over', async (_, target, event) => {
    jest.setSystemTime(new Date('2026-11-21T12:00:00+03:00'));
    openOrder({
      cart: rawCart({ datetime: '2026-11-21T19:30:00+03:00' }),
      answers: { '/api/app/order/periods/': () => apiError(503) },
    });
    await minutes(0);
    expect(screen.getByText(/^Сегодня/)).toBeInTheDocument();
    // No timer runs while the device sleeps.
    jest.setSystemTime(new Date('2026-11-22T09:00:00+03:00'));
    await act(async () => void target.dispatchEvent(new Event(event)));
    expect(await orderButton()).toHaveAccessibleDescription(/Выбрано недоступное время/);
  });
});

/** Ten minutes of work a day, two hours away from now. */
function closedNow() {
  const moscow = new Date(Date.now() + 3 * 3_600_000);
  const minute = moscow.getUTCHours() * 60 + moscow.getUTCMinutes();
  const from = (minute + 120) % 1440;
  const shift = { from, to: from + 10 };
  return { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift, sat: shift, sun: shift };
}

describe('the form', () => {
  test('names the ways to pay by the take method', async () => {
    const { unmount } = openOrder();
    expect(await screen.findByRole('radio', { name: 'Картой курьеру' })).toBeInTheDocument();
    unmount();
    openOrder({ takeMethod: pickup });
    expect(await screen.findByRole('radio', { name: 'Картой в\u00A0ресторане' })).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Оставить у двери' })).not.toBeInTheDocument();
  });

  test('a payment type shows at once and falls back when it is not saved', async () => {
    const call = deferredCall();
    const { user, toasts } = openOrder({ answers: { '/api/app/order/change-payment-type/': call.answer } });
    await user.click(await screen.findByRole('radio', { name: 'Онлайн картой' }));
    await call.isSent();
    expect(screen.getByRole('radio', { name: 'Онлайн картой' })).toBeChecked();
    await call.fail();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Наличными' })).toBeChecked());
  });

  test('a switch shows at once and falls back when it is not saved', async () => {
    const call = deferredCall();
    const { user, toasts } = openOrder({ answers: { '/api/app/order/toggle-param/': call.answer } });
    await user.click(await screen.findByRole('switch', { name: 'Оставить у двери' }));
    await call.isSent();
    expect(screen.getByRole('switch', { name: 'Оставить у двери' })).toBeChecked();
    await call.fail();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Оставить у двери' })).not.toBeChecked());
  });

  test('more persons get more soy sauce (spec §2, Order monitoring)', async () => {
    const { user } = openOrder({ cart: rawCart({ persons_count: 1 }) });
    expect(await screen.findByText('Положим 50 мл соевого соуса')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Добавить: персоны' }));
    expect(screen.getByText('Положим по 50 мл соевого соуса на каждого гостя')).toBeVisible();
  });

  test('rapid presses of persons are one call', async () => {
    const { calls } = openOrder();
    const more = await screen.findByRole('button', { name: 'Добавить: персоны' });
    // Without a pause between them, in which a busy machine would let the first one be sent.
    for (const _ of [1, 2]) fireEvent.click(more);
    const persons = () => calls.filter(({ path }) => path.includes('change-person-count'));
    await waitFor(() => expect(persons()).toHaveLength(1));
    expect(persons()[0]?.query).toEqual(expect.objectContaining({ persons: 3 }));
  });

  test('the sum for change must not be less than the order costs', async () => {
    const { user, sent } = openOrder();
    const button = await readyButton();
    const field = screen.getByLabelText('С какой суммы сдача');
    await user.type(field, '1000 ₽');
    expect(field).toHaveValue('1000');
    expect(field).toHaveAccessibleDescription(/Сумма меньше заказа/);
    await user.click(button);
    expect(field).toHaveFocus();
    expect(sent(processPath)).toEqual([]);
    await user.clear(field);
    await user.type(field, '5000');
    await user.click(button);
    await waitFor(() => expect(sent(processPath)).toEqual([expect.objectContaining({ cash_change: 5000 })]));
  });

  test('a card payment sends no sum for change', async () => {
    sessionStorage.setItem('tantoOrderDraft', JSON.stringify({ cashChange: '5000' }));
    const { user, sent } = openOrder({ cart: rawCart({ payment_type_id: 2 }) });
    const button = await readyButton();
    expect(screen.queryByLabelText('С какой суммы сдача')).not.toBeInTheDocument();
    await user.click(button);
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(sent(processPath)[0]).not.toHaveProperty('cash_change');
  });
});

describe('the take method', () => {
  const toPickup = async (user: { click: (element: Element) => Promise<void> }) =>
    user.click(await screen.findByRole('radio', { name: 'Самовывоз' }));

  test.each([
    ['keeps a saved address', savedAddress, savedAddress],
    ['forgets an address that was never saved', deliveryAddress, undefined],
  ])('changes with its tab and %s', async (_, delivery, expected) => {
    const { user, sent } = openOrder({
      takeMethod: { ...pickup, takeMethod: 'delivery', delivery },
      answers: { [takeMethodPath]: () => ({ order: rawCart() }) },
    });
    await toPickup(user);
    await waitFor(() =>
      expect(sent(takeMethodPath)).toEqual([{ method: 'pickup', organization_id: pickupRestaurant.id }]),
    );
    expect(await screen.findByRole('button', { name: /На Руставели/ })).toBeInTheDocument();
    expect(useTakeMethod.getState().delivery).toEqual(expected);
  });

  test('falls back when the server refuses it', async () => {
    const call = deferredCall();
    const { user, toasts } = openOrder({ answers: { [takeMethodPath]: call.answer } });
    await toPickup(user);
    await call.isSent();
    expect(screen.getByRole('radio', { name: 'Самовывоз' })).toBeChecked();
    await call.fail();
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сменить тип доставки']));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Доставка' })).toBeChecked());
    expect(useTakeMethod.getState().delivery).toEqual(savedAddress);
  });

  test('falls back to the confirmed one when the server refuses two changes in a row', async () => {
    const { toasts } = openOrder({ answers: { [takeMethodPath]: () => Promise.reject(apiError(500)) } });
    fireEvent.click(await screen.findByRole('radio', { name: 'Самовывоз' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Доставка' }));
    await waitFor(() => expect(toasts()).toHaveLength(2));
    expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'delivery', delivery: savedAddress });
  });

  test('restores no address of a customer whom the server has logged out', async () => {
    const call = deferredCall();
    const { user, queryClient } = openOrder({
      takeMethod: pickup,
      answers: {
        [takeMethodPath]: () =>
          call.answer().catch(() => {
            // The shell does this at the first 401.
            resetTakeMethod();
            throw apiError(401);
          }),
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Доставка' }));
    await call.isSent();
    await call.fail();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'delivery', delivery: undefined });
  });

  test('leads back to the cart when the new place lacks a dish', async () => {
    const { user, emitted } = openOrder({
      takeMethod: { ...pickup, takeMethod: 'delivery' },
      answers: { [takeMethodPath]: () => ({ order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) }) },
    });
    await toPickup(user);
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  });

  describe('that lacks a dish, with another panel over the order,', () => {
    async function toPickupUnderPanel() {
      const call = deferredCall();
      const view = openOrder({
        takeMethod: { ...pickup, takeMethod: 'delivery' },
        answers: { [takeMethodPath]: call.answer },
      });
      await toPickup(view.user);
      await call.isSent();
      coverOrder();
      await call.succeed({ order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) });
      await waitFor(() => expect(view.queryClient.isMutating()).toBe(0));
      expect(view.emitted('shell:panel-back-requested')).toEqual([]);
      return view;
    }
    const backs = ({ emitted }: Awaited<ReturnType<typeof toPickupUnderPanel>>) =>
      emitted('shell:panel-back-requested').length;

    test('leads back to the cart once that one has closed', async () => {
      const view = await toPickupUnderPanel();
      await closePanels('delivery-time');
      expect(backs(view)).toBe(1);
    });

    test('stays when no dish is unavailable by then', async () => {
      const view = await toPickupUnderPanel();
      act(
        () =>
          void view.queryClient.setQueryData<Cart>(
            ['cart'],
            (cart) => cart && { ...cart, stoplisted_items: [] },
          ),
      );
      await closePanels('delivery-time');
      expect(backs(view)).toBe(0);
    });

    test('leaves the return to the shell when the take method was changed there', async () => {
      const view = await toPickupUnderPanel();
      await closePanels('address-params', 'take-method');
      expect(backs(view)).toBe(0);
    });

    test('leads nowhere when the order closes with it', async () => {
      const view = await toPickupUnderPanel();
      await closePanels('delivery-time', 'order');
      expect(backs(view)).toBe(0);
    });
  });

  test('stays when the place that lacks a dish is not chosen any more', async () => {
    const { emitted, sent, queryClient } = openOrder({
      takeMethod: { ...pickup, takeMethod: 'delivery', delivery: savedAddress },
      answers: {
        [takeMethodPath]: ({ body }) => ({
          order: rawCart({
            stoplisted_items: (body as { method: string }).method === 'pickup' ? [rawItem(9, 'Маки')] : [],
          }),
        }),
      },
    });
    fireEvent.click(await screen.findByRole('radio', { name: 'Самовывоз' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Доставка' }));
    await waitFor(() => expect(sent(takeMethodPath)).toHaveLength(2));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  });
});

test('the login opens once for a guest, and again by the button', async () => {
  const { user, opened } = openOrder({ session: 'guest' });
  expect(opened()).toEqual(['auth']);
  await user.click(screen.getByRole('button', { name: 'Укажите телефон' }));
  expect(opened()).toEqual(['auth', 'auth']);
});

test('the row of the time opens the choice of a time', async () => {
  const { user, opened } = openOrder();
  await user.click(await screen.findByRole('button', { name: /Когда доставить.*Как можно скорее/ }));
  expect(opened()).toEqual(['delivery-time']);
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

test.each([0, -3, null, 'много'])('%j persons show as one', async (persons_count) => {
  openOrder({ cart: rawCart({ persons_count }) });
  const fewer = await screen.findByRole('button', { name: 'Убавить: персоны' });
  expect(within(fewer.parentElement as HTMLElement).getByRole('status')).toHaveTextContent('1');
});

test('an empty cart leads back to the cart panel', async () => {
  const { emitted } = openOrder({ cart: null, takeMethod: { delivery: deliveryAddress, draftUuid } });
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
});

describe('a cart that is emptied under another panel', () => {
  async function emptyUnderTakeMethod() {
    const view = openOrder();
    await orderButton();
    coverOrder();
    act(() => void view.queryClient.setQueryData(['cart'], null));
    expect(await screen.findByText('Загружаем заказ')).toBeInTheDocument();
    expect(view.emitted('shell:panel-back-requested')).toEqual([]);
    return view;
  }

  test('leads back to the cart when that panel has closed', async () => {
    const { emitted } = await emptyUnderTakeMethod();
    await closePanels('take-method');
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  });

  test('leads back to the cart only then after a reload too, before which that panel was open', async () => {
    const { emitted } = openOrder({
      isCovered: true,
      cart: null,
      takeMethod: { delivery: deliveryAddress, draftUuid },
    });
    await waitFor(() => expect(screen.getByText('Загружаем заказ')).toBeInTheDocument());
    expect(emitted('shell:panel-back-requested')).toEqual([]);
    await closePanels('take-method');
    await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  });

  test('leads nowhere when the order has closed with that panel', async () => {
    const { emitted } = await emptyUnderTakeMethod();
    await closePanels('take-method', 'order');
    expect(emitted('shell:panel-back-requested')).toEqual([]);
  });
});

test('an address without coordinates is ordered to, and no zone is requested for it', async () => {
  const delivery = { ...deliveryAddress, id: 3, coordinates: '' };
  const { calls, queryClient } = openOrder({ takeMethod: { delivery } });
  expect(await orderButton()).not.toHaveAttribute('aria-disabled');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(calls.map(({ path }) => path)).not.toContain('/api/app/get-polygon/');
});

test.each([
  ['the server’s message', 'Корзина недоступна', 'Корзина недоступна'],
  ['without one, the catalogue’s text', undefined, 'Не удалось получить данные'],
])('a cart that cannot be loaded toasts %s, and can be loaded again', async (_, message, text) => {
  const call = recovering(() => ({ order: rawCart() }), apiError(500, message));
  const { user, toasts } = openOrder({
    answers: {
      [cartPath]: call.answer,
    },
  });
  expect(await screen.findByText('Не удалось получить данные')).toBeInTheDocument();
  expect(toasts()).toEqual([text]);
  call.recover();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await orderButton()).toBeInTheDocument();
});

test('the summary lists the dishes and leads back to the cart', async () => {
  const { user, emitted } = openOrder();
  const summary = await screen.findByRole('region', { name: 'Ваш заказ' });
  expect(within(summary).getByRole('list')).toHaveTextContent(/Филадельфия× 2 · 8\sшт · 265\sг1\s380\s₽/);
  await user.click(within(summary).getByRole('button', { name: 'Изменить' }));
  expect(emitted('shell:panel-back-requested')).toHaveLength(1);
});
