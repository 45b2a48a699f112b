/** @jest-environment jsdom */
import { openPayments } from '@storefront/api-client';
import { SiteAddressesProvider, storageKeys } from '@storefront/contracts';
import { keepTogether } from '@storefront/domain';
import { apiError, renderInShell, testBrand } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { testOrder } from '../../testing/testOrder';
import { OrderActions, OrderMonitoring, useFollowedOrder } from './index';

const path = '/api/user/orders/{id}/';

function Harness() {
  const followed = useFollowedOrder(48213);
  return (
    <SiteAddressesProvider value={{ origin: window.location.origin, pictureHosts: [] }}>
      <OrderMonitoring followed={followed} titleAs="h1" />
      {followed.data && <OrderActions order={followed.data} />}
    </SiteAddressesProvider>
  );
}

const url = '/pay/token';
const due = { state: 'pending', url, until: '2026-11-21T19:05:00+03:00' };

/** Renders an order that a write changes into `after`. */
function renderOrder(before: object, after: object = before, answers: Record<string, () => unknown> = {}) {
  let order = testOrder({ status_slug: 'wait_confirm', ...before });
  const change = () => {
    order = testOrder({ status_slug: 'wait_confirm', ...after });
    return { success: true };
  };
  return renderInShell(<Harness />, {
    answers: {
      [path]: () => order,
      '/api/user/orders/{id}/cancel/': change,
      '/api/user/orders/{id}/pay-on-receipt/': change,
      '/api/user/get-data/': () => ({ id: 1, phone: '79000000001' }),
      ...answers,
    },
  });
}

const payments = openPayments(storageKeys(testBrand.key).openPayments);
/** Leaves out the announcement of the same text. */
const seen = { ignore: '[role=status]' };
const pay = () => screen.findByRole('link', { name: /^Оплатить/ });

afterEach(() => localStorage.clear());

test('an unpaid order leads to its payment page and says how long it is kept', async () => {
  renderOrder({ payment: due });
  expect(await pay()).toHaveAttribute('href', url);
  expect(screen.getByText(/Заказ ждет оплаты до 19:05\. Ждем подтверждения оплаты/)).toBeVisible();
});

test('after a declined attempt it offers to pay again', async () => {
  renderOrder({ payment: { ...due, state: 'declined' } });
  expect(await pay()).toHaveTextContent('Оплатить снова');
  expect(screen.getByRole('alert')).toHaveTextContent(/Оплата не прошла, деньги не списаны.*до 19:05/);
  expect(screen.queryByText(/Ждем подтверждения/)).not.toBeInTheDocument();
});

describe('a declined payment without a page', () => {
  const failed = { ...due, state: 'declined', url: null };
  const payAgain = '/api/user/orders/{id}/pay-again/';
  const button = () => screen.findByRole('button', { name: 'Оплатить снова' });
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('leaves for the page of another payment, and not for that of the browser’s memory', async () => {
    payments.remember({ orderId: 48213, url, placedAt: Date.now() });
    const { user, calls } = renderOrder(
      { payment: failed },
      {},
      {
        // The only navigation of jsdom is within the page.
        [payAgain]: () => ({ success: true, payment_url: '#another-payment' }),
      },
    );
    await user.click(await button());
    await waitFor(() => expect(window.location.hash).toBe('#another-payment'));
    expect(calls.filter(({ path: called }) => called.endsWith('pay-again/'))).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /^Оплатить/ })).not.toBeInTheDocument();
  });

  const fallback = 'Не удалось открыть оплату. Попробуйте еще раз или выберите другой способ';
  const refuse = (status: number, text: string) => () => {
    throw apiError(status, text);
  };
  test.each([
    [
      'with its own text',
      refuse(422, 'Этот заказ больше не ждет оплаты'),
      'Этот заказ больше не ждет оплаты',
    ],
    ['with none', refuse(422, ''), fallback],
    ['with a page elsewhere', () => ({ success: true, payment_url: 'https://evil.example/pay' }), fallback],
  ])('says so when the back end answers %s', async (_name, answer, text) => {
    const { user, emittedEvents } = renderOrder({ payment: failed }, {}, { [payAgain]: answer });
    await user.click(await button());
    await waitFor(() =>
      expect(emittedEvents).toContainEqual({
        name: 'shell:toast-requested',
        payload: { text, tone: 'error' },
      }),
    );
    expect(window.location.hash).toBe('');
  });

  test('is paid again only after a decline', async () => {
    renderOrder({ payment: { ...failed, state: 'pending' } });
    await screen.findByText(/Ждем подтверждения/);
    expect(screen.queryByRole('button', { name: 'Оплатить снова' })).not.toBeInTheDocument();
  });
});

describe('a back end that does not send the payment page again', () => {
  test('the browser that placed the order knows it, and forgets it with the status', async () => {
    payments.remember({ orderId: 48213, url, placedAt: Date.now() });
    const { unmount } = renderOrder({});
    expect(await pay()).toHaveAttribute('href', url);
    expect(screen.queryByRole('button', { name: 'Оплатить при получении' })).not.toBeInTheDocument();
    unmount();
    renderOrder({ status_slug: 'new' });
    await screen.findByRole('heading', { level: 1, name: 'Заказ создан' });
    await waitFor(() => expect(payments.find(48213, Date.now())).toBeUndefined());
  });

  test('says until when the order waits, and shows the page no longer than that', async () => {
    const fake = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const;
    jest.useFakeTimers({ now: new Date('2026-11-21T19:00:00+03:00'), doNotFake: [...fake] });
    try {
      payments.remember({ orderId: 48213, url, placedAt: Date.now() });
      renderOrder({});
      expect(await pay()).toHaveAttribute('href', url);
      expect(screen.getByText(/Заказ ждет оплаты до 19:15\. Ждем подтверждения оплаты/)).toBeVisible();
      jest.setSystemTime(new Date('2026-11-21T19:15:00+03:00'));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(screen.queryByRole('link', { name: /^Оплатить/ })).not.toBeInTheDocument();
      expect(screen.queryByText(/Заказ ждет оплаты/)).not.toBeInTheDocument();
      expect(screen.getByText(/Ждем подтверждения оплаты/)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    ['after a quarter of an hour', url, 15 * 60_000, /Ждем подтверждения оплаты/],
    [
      'on a host that the brand does not name',
      'https://evil.example/pay',
      0,
      /Не удалось открыть страницу оплаты\. Позвоните нам/,
    ],
  ])('shows no payment page %s', async (_, address, ago, text) => {
    payments.remember({ orderId: 48213, url: address, placedAt: Date.now() - ago });
    renderOrder({});
    await screen.findByText(text);
    expect(screen.queryByRole('link', { name: /^Оплатить/ })).not.toBeInTheDocument();
  });
});

test.each([
  ['Картой курьеру', 2],
  ['Наличными', 3],
])('an unpaid order is paid on receipt: %s', async (name, type) => {
  const { user, calls } = renderOrder({ payment: due }, { status_slug: 'new', payment_type_id: type });
  await user.click(await screen.findByRole('button', { name: 'Оплатить при получении' }));
  expect(screen.getByRole('button', { name: 'Картой курьеру' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Заказ создан' })).toHaveFocus();
  expect(calls.find(({ path: called }) => called.endsWith('pay-on-receipt/'))?.body).toEqual({
    payment_type_id: type,
  });
});

describe('cancelling', () => {
  const open = { status_slug: 'new', can_cancel: true };

  test('asks first, and then says what happens to money and bonuses', async () => {
    const payment = { state: 'refund_due', url: null, until: null };
    const canceled = { status_slug: 'canceled', payment, can_cancel: false };
    const { user, calls } = renderOrder(open, canceled);
    await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
    expect(screen.getByRole('button', { name: 'Оставить' })).toHaveFocus();
    expect(calls.some(({ path: called }) => called.endsWith('cancel/'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Да, отменить' }));
    expect(
      await screen.findByText(/Деньги вернутся на карту.*Списанные бонусы снова на балансе: 300/, seen),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Заказ отменен' })).toHaveFocus();
  });

  test('shows the reason of a refusal and the order as it is then', async () => {
    const message = 'Заказ уже готовят, отменить его нельзя. Позвоните нам, и мы поможем';
    const { user, emittedEvents } = renderOrder(open, open, {
      '/api/user/orders/{id}/cancel/': () => {
        throw apiError(422, message);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Отменить заказ' }));
    await user.click(screen.getByRole('button', { name: 'Да, отменить' }));
    await waitFor(() =>
      expect(emittedEvents).toContainEqual({
        name: 'shell:toast-requested',
        payload: { text: message, tone: 'error' },
      }),
    );
  });

  test('is not offered where the back end does not say that it can be done', async () => {
    renderOrder({ status_slug: 'new' });
    await screen.findByRole('heading', { level: 1, name: 'Заказ создан' });
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
  });
});

const bonuses = 'Списанные бонусы снова на балансе: 300';

test.each([
  ['refunded', false, `Деньги возвращены на карту. ${bonuses}`],
  ['closed', false, `Деньги не списаны. Если оплата придет позже, мы ее вернем. ${bonuses}`],
  ['closed', null, 'Деньги не списаны. Если оплата придет позже, мы ее вернем'],
  ['paid', null, ''],
  [null, false, bonuses],
  [null, null, ''],
])('a canceled order, payment %j, can_cancel %j, says «%s»', async (state, can_cancel, text) => {
  const payment = state && { state, url: null, until: null };
  renderOrder({ status_slug: 'canceled', write_off_amount: 300, payment, can_cancel });
  await screen.findByRole('heading', { level: 1, name: 'Заказ отменен' });
  const said = screen.queryAllByText(/Деньги|Списанные/, seen).map(({ textContent }) => textContent);
  expect(said.join()).toBe(keepTogether(text));
});

test.each(['new', 'closed', 'error'])(
  'an order that is %s names money that comes back',
  async (status_slug) => {
    renderOrder({ status_slug, can_cancel: false, payment: { state: 'refund_due', url: null, until: null } });
    expect(await screen.findByText(/Деньги вернутся на карту/, seen)).toBeVisible();
  },
);

test('a refused page of a declined payment does not ask to pay there again', async () => {
  renderOrder({ payment: { ...due, state: 'declined', url: 'https://evil.example/pay' } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Не удалось открыть страницу оплаты. Оплатите при получении или позвоните');
});

test('the choice of paying on receipt can be left', async () => {
  const { user } = renderOrder({ payment: due });
  await user.click(await screen.findByRole('button', { name: 'Оплатить при получении' }));
  await user.click(screen.getByRole('button', { name: 'Не менять оплату' }));
  expect(screen.getByRole('button', { name: 'Оплатить при получении' })).toHaveFocus();
});
