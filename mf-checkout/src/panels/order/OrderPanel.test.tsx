/** @jest-environment jsdom */
import { emit, useTakeMethod } from '@storefront/contracts';
import { type Answer, refuse, testBrand } from '@storefront/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { leave } from '../../features/place-order/leave';
import { deliveryAddress, draftUuid, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import OrderPanel from './OrderPanel';

jest.mock('../../features/place-order/leave', () => ({ leave: jest.fn() }));

const processPath = '/api/app/order/process/';
const cartPath = '/api/app/order/get/';
const commentPath = '/api/app/order/add-comment/';
const takeMethodPath = '/api/app/order/change-take-method/';

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(leave).mockClear();
});

const placed = { success: true, order: { id: 48213, discount_sum: 1380, status_slug: 'new' } };

function open(options: Parameters<typeof openInShell>[1] = {}) {
  return openInShell(<OrderPanel />, {
    session: 'user',
    brand: { ...testBrand, paymentHosts: ['pay.example'] },
    ...options,
    answers: { [processPath]: () => placed, ...options.answers },
  });
}

const orderButton = () => screen.findByRole('button', { name: /^(Заказать|Оплатить)/ });
const pickup = { takeMethod: 'pickup', pickup: pickupRestaurant, delivery: deliveryAddress } as const;

/** The button once terms of the place are known. */
async function readyButton() {
  await screen.findByText(/Привезем через/);
  return orderButton();
}

describe('the button', () => {
  test.each([
    [1, 'Оплатить'],
    [2, 'Заказать'],
    [3, 'Заказать'],
  ])('with payment type %d says %s and the sum', async (payment_type_id, label) => {
    open({ cart: rawCart({ payment_type_id }) });
    expect(await readyButton()).toHaveAccessibleName(new RegExp(`^${label}.*1\\s380\\s₽`));
    expect(await orderButton()).not.toHaveAttribute('aria-disabled');
  });

  test.each([
    ['no address', { takeMethod: {} }, 'Не выбран адрес доставки'],
    ['no restaurant', { takeMethod: { takeMethod: 'pickup' } }, 'Не выбран ресторан'],
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
            // A minute a week, yesterday by any clock.
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
  ] as const)('is blocked by %s and says so', async (_, options, reason) => {
    const { user, sent } = open(options);
    const button = await orderButton();
    await waitFor(() => expect(button).toHaveAccessibleDescription(reason));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(sent(processPath)).toEqual([]);
  });

  test('under the minimum says the minimum itself', async () => {
    open({ cart: rawCart({ items: [rawItem(1, 'Маки', { price: 690 })] }) });
    const button = await screen.findByRole('button', { name: /^Минимальная сумма заказа 990\s₽$/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/Еще 300\s₽ до минимума/);
  });
});

/** Work time that is over today and every day: from a minute ago for no time at all is round the clock, so an hour away. */
function closedNow() {
  const moscow = new Date(Date.now() + 3 * 3_600_000);
  const minute = moscow.getUTCHours() * 60 + moscow.getUTCMinutes();
  const from = (minute + 120) % 1440;
  const shift = { from, to: from + 10 };
  return { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift, sat: shift, sun: shift };
}

describe('placing', () => {
  test('opens the order’s monitoring, clears the cart and tells it once', async () => {
    const { user, said, sent, queryClient } = open({ cart: rawCart({ promocode: { code: 'ОСЕНЬ10' } }) });
    await user.click(await readyButton());
    await waitFor(() =>
      expect(said('shell:panel-requested')).toEqual([{ panel: 'order-monitoring', params: { id: '48213' } }]),
    );
    expect(said('shell:panels-close-requested')).toHaveLength(1);
    expect(said('checkout:order-placed')).toEqual([
      {
        orderId: 48213,
        revenue: 1380,
        coupon: 'ОСЕНЬ10',
        products: [{ productId: 10, name: 'Филадельфия', price: 690, amount: 2 }],
      },
    ]);
    expect(sent(processPath)).toEqual([expect.not.objectContaining({ cash_change: expect.anything() })]);
    expect(queryClient.getQueryData(['cart'])).toBeNull();
    expect(useTakeMethod.getState().draftUuid).toBeUndefined();
    expect(said('shell:panel-back-requested')).toEqual([]);
    expect(leave).not.toHaveBeenCalled();
  });

  test('a status «error» still opens the monitoring', async () => {
    const order = { id: 5, discount_sum: 1380, status_slug: 'error' };
    const { user, opened } = open({ answers: { [processPath]: () => ({ success: true, order }) } });
    await user.click(await readyButton());
    await waitFor(() => expect(opened()).toEqual(['order-monitoring']));
  });

  test('is done once however often the button is pressed', async () => {
    let answer = (_: unknown) => {};
    const { user, sent, said } = open({
      answers: { [processPath]: () => new Promise((resolve) => (answer = resolve)) },
    });
    const button = await readyButton();
    await user.tripleClick(button);
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    await act(async () => answer(placed));
    await user.click(button);
    await waitFor(() => expect(said('checkout:order-placed')).toHaveLength(1));
    expect(sent(processPath)).toHaveLength(1);
  });

  test.each(['https://pay.example/p/1', '/pay/1'])('leaves for the payment page %s', async (payment_url) => {
    const { user, said, opened, queryClient } = open({
      cart: rawCart({ payment_type_id: 1 }),
      answers: { [processPath]: () => ({ ...placed, payment_url }) },
    });
    await user.click(await readyButton());
    await waitFor(() => expect(jest.mocked(leave).mock.calls).toEqual([[payment_url]]));
    expect(said('checkout:order-placed')).toHaveLength(1);
    expect(queryClient.getQueryData(['cart'])).toBeNull();
    expect(opened()).toEqual([]);
    expect(said('shell:panel-back-requested')).toEqual([]);
  });

  test('a page that the browser kept while the customer paid goes on to the monitoring', async () => {
    const { user, opened } = open({
      answers: { [processPath]: () => ({ ...placed, payment_url: 'https://pay.example/p/1' }) },
    });
    await user.click(await readyButton());
    await waitFor(() => expect(leave).toHaveBeenCalled());
    const comeBack = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(comeBack));
    expect(opened()).toEqual(['order-monitoring']);
  });

  test('never leaves for a host that nobody vouches for', async () => {
    const { user, toasts, said } = open({
      answers: { [processPath]: () => ({ ...placed, payment_url: 'https://evil.example/p/1' }) },
    });
    await user.click(await readyButton());
    await waitFor(() => expect(toasts()).toEqual(['Не удалось оформить заказ']));
    expect(leave).not.toHaveBeenCalled();
    expect(said('checkout:order-placed')).toEqual([]);
  });

  test.each<[string, Answer, string]>([
    ['a refusal with a message', () => ({ success: false, message: 'Кухня занята' }), 'Кухня занята'],
    ['a refusal without one', () => ({ success: false }), 'Не удалось оформить заказ'],
    ['an answer without an order', () => ({ success: true }), 'Не удалось оформить заказ'],
    ['a failure', () => Promise.reject(refuse(500)), 'Не удалось оформить заказ'],
    ['a failure with a message', () => Promise.reject(refuse(422, 'Цена изменилась')), 'Цена изменилась'],
  ])('%s keeps the panel and says why', async (_, answer, text) => {
    const { user, toasts, said, sent } = open({ answers: { [processPath]: answer } });
    const button = await readyButton();
    await user.click(button);
    await waitFor(() => expect(toasts()).toEqual([text]));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(said('checkout:order-placed')).toEqual([]);
    expect(said('shell:panels-close-requested')).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(sent(processPath)).toHaveLength(2));
  });
});

describe('the form', () => {
  test('names the ways to pay by the take method', async () => {
    const { unmount } = open();
    expect(await screen.findByRole('radio', { name: 'Картой курьеру' })).toBeInTheDocument();
    unmount();
    open({ takeMethod: pickup });
    expect(await screen.findByRole('radio', { name: 'Картой в ресторане' })).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Оставить у двери' })).not.toBeInTheDocument();
  });

  test('a payment type shows at once and falls back when it is not saved', async () => {
    const { user, toasts } = open({
      answers: { '/api/app/order/change-payment-type/': () => Promise.reject(refuse(500)) },
    });
    await user.click(await screen.findByRole('radio', { name: 'Онлайн картой' }));
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Наличными' })).toBeChecked());
  });

  test('a switch falls back when it is not saved', async () => {
    const { user, toasts } = open({
      answers: { '/api/app/order/toggle-param/': () => Promise.reject(refuse(500)) },
    });
    await user.click(await screen.findByRole('switch', { name: 'Оставить у двери' }));
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сохранить данные']));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Оставить у двери' })).not.toBeChecked());
  });

  test('rapid presses of persons are one call', async () => {
    const { user, calls } = open();
    const more = await screen.findByRole('button', { name: 'Добавить: персоны' });
    await user.click(more);
    await user.click(more);
    const persons = () => calls.filter(({ path }) => path.includes('change-person-count'));
    await waitFor(() => expect(persons()).toHaveLength(1));
    expect(persons()[0]?.query).toEqual(expect.objectContaining({ persons: 3 }));
  });

  test('change is asked for in cash only, and for no less than the order costs', async () => {
    const { user, sent } = open();
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

  test('a card needs no change', async () => {
    sessionStorage.setItem('tantoOrderDraft', JSON.stringify({ cashChange: '5000' }));
    const { user, sent } = open({ cart: rawCart({ payment_type_id: 2 }) });
    const button = await readyButton();
    expect(screen.queryByLabelText('С какой суммы сдача')).not.toBeInTheDocument();
    await user.click(button);
    await waitFor(() => expect(sent(processPath)).toHaveLength(1));
    expect(sent(processPath)[0]).not.toHaveProperty('cash_change');
  });
});

describe('the comment', () => {
  const saves: Record<string, Answer> = {
    [commentPath]: ({ body }) => ({ order: rawCart({ comment: (body as { comment: string }).comment }) }),
  };
  const field = () => screen.findByLabelText('Комментарий к заказу');

  test('is saved on blur', async () => {
    const { user, sent } = open({ answers: saves });
    await user.type(await field(), ' Домофон 48 ');
    await user.tab();
    await waitFor(() =>
      expect(sent(commentPath)).toEqual([expect.objectContaining({ comment: 'Домофон 48' })]),
    );
    await waitFor(() => expect(sessionStorage.getItem('tantoOrderDraft')).toBeNull());
  });

  test('survives a closed panel before it is saved', async () => {
    const { user, unmount } = open();
    await user.type(await field(), 'Домофон');
    unmount();
    open();
    expect(await field()).toHaveValue('Домофон');
  });

  test('is saved before the order is placed', async () => {
    sessionStorage.setItem('tantoOrderDraft', JSON.stringify({ comment: 'Домофон', cashChange: '' }));
    const { user, calls } = open({ answers: saves });
    await user.click(await readyButton());
    await waitFor(() =>
      expect(
        calls.map(({ path }) => path).filter((path) => [commentPath, processPath].includes(path)),
      ).toEqual([commentPath, processPath]),
    );
    await waitFor(() => expect(sessionStorage.getItem('tantoOrderDraft')).toBeNull());
  });

  test('that cannot be saved holds the order back and stays', async () => {
    const { user, sent, toasts } = open({ answers: { [commentPath]: () => Promise.reject(refuse(500)) } });
    await user.type(await field(), 'Домофон');
    const button = await readyButton();
    await user.click(button);
    await waitFor(() => expect(toasts()).toContain('Не удалось сохранить данные'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(sent(processPath)).toEqual([]);
    expect(await field()).toHaveValue('Домофон');
  });
});

describe('the take method', () => {
  const toPickup = async (user: { click: (element: Element) => Promise<void> }) =>
    user.click(await screen.findByRole('radio', { name: 'Самовывоз' }));

  test('changes with its tab, and neither place is forgotten', async () => {
    const { user, sent } = open({
      takeMethod: { ...pickup, takeMethod: 'delivery' },
      answers: { [takeMethodPath]: () => ({ order: rawCart() }) },
    });
    await toPickup(user);
    await waitFor(() =>
      expect(sent(takeMethodPath)).toEqual([{ method: 'pickup', organization_id: pickupRestaurant.id }]),
    );
    expect(await screen.findByRole('button', { name: /На Руставели/ })).toBeInTheDocument();
    expect(useTakeMethod.getState().delivery).toEqual(deliveryAddress);
  });

  test('falls back when the server did not take it', async () => {
    const { user, toasts } = open({ answers: { [takeMethodPath]: () => Promise.reject(refuse(500)) } });
    await toPickup(user);
    await waitFor(() => expect(toasts()).toEqual(['Не удалось сменить тип доставки']));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Доставка' })).toBeChecked());
  });

  test('leads back to the cart when the new place lacks something', async () => {
    const { user, said } = open({
      takeMethod: { ...pickup, takeMethod: 'delivery' },
      answers: { [takeMethodPath]: () => ({ order: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) }) },
    });
    await toPickup(user);
    await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
  });

  test('a new address that lacks something leads back to the cart too', async () => {
    const { user, said, opened } = open({ cart: rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) });
    await user.click(await screen.findByRole('button', { name: /Огородный проезд, 16/ }));
    expect(opened()).toEqual(['take-method']);
    expect(said('shell:panel-back-requested')).toEqual([]);
    act(() => emit('shell:panel-closed', { panel: 'take-method' }));
    expect(said('shell:panel-back-requested')).toHaveLength(1);
  });
});

test('a guest is asked for the phone, once by itself', async () => {
  const { user, opened } = open({ session: 'guest' });
  expect(opened()).toEqual(['auth']);
  await user.click(screen.getByRole('button', { name: 'Укажите телефон' }));
  expect(opened()).toEqual(['auth', 'auth']);
});

test('an empty cart leads back to the cart panel', async () => {
  const { said } = open({ cart: null, takeMethod: { delivery: deliveryAddress, draftUuid } });
  await waitFor(() => expect(said('shell:panel-back-requested')).toHaveLength(1));
});

test('a cart that cannot be had is asked for again', async () => {
  let isBroken = true;
  const { user } = open({
    answers: {
      [cartPath]: () => {
        if (isBroken) throw refuse(500);
        return { order: rawCart() };
      },
    },
  });
  expect(await screen.findByText('Не удалось получить данные')).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await orderButton()).toBeInTheDocument();
});

test('the summary names what is ordered and leads to where it changes', async () => {
  const { user, said } = open();
  const summary = await screen.findByRole('region', { name: 'Ваш заказ' });
  expect(within(summary).getByRole('list')).toHaveTextContent(/Филадельфия× 2 · 8\sшт · 265\sг1\s380\s₽/);
  await user.click(within(summary).getByRole('button', { name: 'Изменить' }));
  expect(said('shell:panel-back-requested')).toHaveLength(1);
});
