/** @jest-environment jsdom */
import { createQueryClient } from '@storefront/api-client';
import { BrandProvider, emit, on, useSession, useTakeMethod } from '@storefront/contracts';
import { useLocation } from '@storefront/router';
import { type Answer, fakeApi, refuse, testBrand } from '@storefront/testing';
import { QueryClientProvider } from '@storefront/query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { PageRouter } from '../../app/routing/PageRouter';
import { SessionHost } from './SessionHost';

const delivery = {
  type: 'delivery',
  street: 'Огородный проезд',
  home: '16',
  fullAddress: 'Огородный проезд, 16',
  coordinates: '55.8221,37.6011',
} as const;

const savedAddress = {
  id: 7,
  street: 'Огородный проезд',
  home: '16',
  default: true,
  coordinates: '55.8221,37.6011',
};

function Where() {
  const { pathname } = useLocation();
  const { status } = useSession();
  return (
    <p>
      {status} at {pathname}
    </p>
  );
}

function open(url: string, status: 'guest' | 'user', answers: Record<string, Answer> = {}) {
  window.history.replaceState(null, '', url);
  const { api, calls } = fakeApi({
    '/api/user/get-data/': () => ({ id: 1, phone: '79000000001' }),
    '/api/user/addresses/': () => [savedAddress],
    '/api/user/addresses/add/': () => savedAddress,
    '/api/logout/': () => ({ success: true }),
    ...answers,
  });
  const queryClient = createQueryClient(api, { retries: 0 });
  const leave = jest.fn();
  render(
    <PageRouter>
      <QueryClientProvider client={queryClient}>
        <BrandProvider value={testBrand}>
          <SessionHost initial={{ status }} leave={leave}>
            <Where />
          </SessionHost>
        </BrandProvider>
      </QueryClientProvider>
    </PageRouter>,
  );
  return { calls: () => calls.map((call) => call.path), leave };
}

const toasts: string[] = [];
let stopToasts = () => {};
beforeEach(() => {
  toasts.length = 0;
  localStorage.clear();
  stopToasts = on('shell:toast-requested', ({ text }) => void toasts.push(text));
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true });
});
afterEach(() => stopToasts());

test('login restores the path and saves the typed address with the account', async () => {
  useTakeMethod.setState({ delivery });
  open('/auth?next=%2Fmonitoring%2F5', 'guest');
  act(() => emit('account:logged-in', {}));
  await screen.findByText('user at /monitoring/5');
  await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(7));
});

test('login without an address chooses the default one', async () => {
  open('/', 'guest');
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(useTakeMethod.getState().delivery).toMatchObject({ id: 7, home: '16' }));
});

test('an address that could not be saved stays, and the customer is told', async () => {
  useTakeMethod.setState({ delivery });
  open('/', 'guest', {
    '/api/user/addresses/add/': () => {
      throw refuse(500);
    },
  });
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(toasts).toEqual(['Не удалось сохранить изменения']));
  expect(useTakeMethod.getState().delivery).toEqual(delivery);
});

test('the customer’s cart learns how this order is taken', async () => {
  const restaurant = { type: 'pickup', id: 3, externalId: 'r3', name: 'На Руставели', address: '' } as const;
  useTakeMethod.setState({
    takeMethod: 'pickup',
    pickup: { ...restaurant, coordinates: '' },
    draftUuid: 'd-1',
  });
  const bodies: unknown[] = [];
  open('/', 'guest', {
    '/api/app/order/get/': () => ({ order: { items: [], draft_uuid: 'd-1' } }),
    '/api/app/order/change-take-method/': ({ body }) => {
      bodies.push(body);
      return { order: { items: [], draft_uuid: 'd-1' } };
    },
  });
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(bodies).toEqual([{ method: 'pickup', organization_id: 3, draft_uuid: 'd-1' }]));
  expect(toasts).toEqual([]);
});

test('a customer who cannot be loaded is told so', async () => {
  open('/', 'guest', {
    '/api/user/get-data/': () => {
      throw refuse(500);
    },
  });
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(toasts).toEqual(['Не удалось получить данные пользователя']));
});

test('however many calls saw the 401, the visitor is logged out once', async () => {
  const leaving = jest.fn();
  const stop = on('account:logged-out', leaving);
  useTakeMethod.setState({ delivery: { ...delivery, id: 7 }, draftUuid: 'x' });
  sessionStorage.setItem('tantoOrderDraft', '{"comment":"код 12"}');
  const { calls, leave } = open('/monitoring/5', 'user');
  act(() => {
    emit('shell:logout-requested', {});
    emit('shell:logout-requested', {});
  });
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(leaving).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
  expect(calls().filter((path) => path === '/api/logout/')).toHaveLength(1);
  expect(useTakeMethod.getState()).toMatchObject({ delivery: undefined, draftUuid: undefined });
  stop();
});

test('a guest has nothing to log out of', () => {
  const { calls, leave } = open('/', 'guest');
  act(() => emit('shell:logout-requested', {}));
  expect(calls()).toEqual([]);
  expect(leave).not.toHaveBeenCalled();
});

test('a logout that the back end refuses is a logout all the same', async () => {
  const { leave } = open('/', 'user', {
    '/api/logout/': () => {
      throw refuse(500);
    },
  });
  act(() => emit('shell:logout-requested', {}));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(toasts).toEqual([]);
});

test('a server that hangs keeps nobody here, and the other pages are told when the page leaves', async () => {
  jest.useFakeTimers();
  const { leave } = open('/', 'user', { '/api/logout/': () => new Promise(() => undefined) });
  act(() => emit('shell:logout-requested', {}));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(1_900);
  expect(localStorage.getItem('tantoLoggedOutAt')).toBeNull();
  await pass(200);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('tantoLoggedOutAt')).not.toBeNull();
  jest.useRealTimers();
});

test.each([
  ['was drawn for its customer', 'user'],
  ['was logged in on', 'guest'],
] as const)('a page that %s leaves when another one logs out', async (_, status) => {
  const { calls, leave } = open('/', status);
  if (status === 'guest') act(() => emit('account:logged-in', {}));
  await screen.findByText('user at /');
  localStorage.setItem('tantoLoggedOutAt', String(Date.now()));
  await waitFor(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'tantoLoggedOutAt' }));
    expect(leave).toHaveBeenCalled();
  });
  // Whoever has logged in there since keeps the session.
  expect(calls()).not.toContain('/api/logout/');
  document.documentElement.hidden = false;
});

test('a guest’s page at rest lets in who logs in on another one, and saves nothing again', async () => {
  useTakeMethod.setState({ delivery });
  const { calls, leave } = open('/auth?next=%2Fmonitoring%2F5', 'guest');
  localStorage.setItem('tantoLoggedInAt', String(Date.now()));
  await screen.findByText(/^user at/, {}, { timeout: 4_000 });
  expect(calls()).toEqual(['/api/user/get-data/']);
  expect(leave).not.toHaveBeenCalled();
});

test('the other pages are told of a login once its cart is known', async () => {
  let answer: ((cart: unknown) => void) | undefined;
  useTakeMethod.setState({ delivery: { ...delivery, id: 7 } });
  open('/', 'guest', {
    '/api/app/order/get/': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const told = () => localStorage.getItem('tantoLoggedInAt');
  const before = Date.now();
  act(() => emit('account:logged-in', {}));
  await screen.findByText('user at /');
  await waitFor(() => expect(answer).toBeDefined());
  expect(told()).toBeNull();
  answer?.({ order: null });
  await waitFor(() => expect(Number(told())).toBeGreaterThanOrEqual(before));
});
