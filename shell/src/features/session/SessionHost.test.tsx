/** @jest-environment jsdom */
import { cartKey, userQuery } from '@storefront/api-client';
import { user } from '@storefront/api-contract';
import {
  chooseAddress,
  emit,
  on,
  type TakeMethodState,
  useSession,
  useTakeMethod,
} from '@storefront/contracts';
import { useLocation } from '@storefront/router';
import { type Answer, apiError, renderInShell, deferredCall } from '@storefront/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CartReader } from '../../testing/CartReader';
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

function ShowSession() {
  const { pathname } = useLocation();
  const { status } = useSession();
  return (
    <p>
      {status} at {pathname}
    </p>
  );
}

const LateCartReader = () => useSession().status === 'user' && <CartReader />;

interface Visit {
  children?: ReactNode;
  answers?: Record<string, Answer>;
  takeMethod?: Partial<TakeMethodState>;
}

function open(url: string, status: 'guest' | 'user', { children, answers, takeMethod = {} }: Visit = {}) {
  const reloadAtHome = jest.fn();
  const { calls, queryClient } = renderInShell(
    <SessionHost initial={{ status }} reloadAtHome={reloadAtHome}>
      <ShowSession />
      {children}
    </SessionHost>,
    {
      url,
      takeMethod,
      answers: {
        '/api/user/get-data/': () => ({ id: 1, phone: '79000000001' }),
        '/api/user/addresses/': () => [savedAddress],
        '/api/user/addresses/add/': () => savedAddress,
        '/api/app/order/get/': () => ({ order: null }),
        '/api/logout/': () => ({ success: true }),
        ...answers,
      },
    },
  );
  return { calls: () => calls.map((call) => call.path), queryClient, reloadAtHome };
}

const toasts: string[] = [];
let stopToasts = () => {};
beforeEach(() => {
  toasts.length = 0;
  localStorage.clear();
  stopToasts = on('shell:toast-requested', ({ text }) => void toasts.push(text));
});
afterEach(() => stopToasts());

test('login restores the path and saves the typed address with the account', async () => {
  open('/auth?next=%2Fmonitoring%2F5', 'guest', { takeMethod: { delivery } });
  act(() => emit('account:logged-in', {}));
  await screen.findByText('user at /monitoring/5');
  await waitFor(() => expect(useTakeMethod.getState().delivery?.id).toBe(7));
});

test('an address that is chosen while the typed address is being saved stays', async () => {
  const saving = deferredCall();
  const { calls } = open('/', 'guest', {
    takeMethod: { delivery },
    answers: {
      '/api/user/addresses/': () => [],
      '/api/user/addresses/add/': saving.answer,
    },
  });
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(calls()).toContain('/api/user/addresses/add/'));
  const other = { ...delivery, id: 3, home: '18' };
  act(() => void chooseAddress(other));
  await saving.succeed({ ...savedAddress, id: 9 });
  await waitFor(() => expect(calls()).toContain('/api/app/order/get/'));
  expect(useTakeMethod.getState().delivery).toEqual(other);
});

test('login without an address chooses the default address', async () => {
  open('/', 'guest');
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(useTakeMethod.getState().delivery).toMatchObject({ id: 7, home: '16' }));
});

test.each([
  ['the id of its entry in the list', [{ id: 9 }], 9],
  ['none when it is not in the list', [], undefined],
])('without an id in the answer the typed address has %s', async (_, entries, id) => {
  const { calls } = open('/', 'guest', {
    takeMethod: { delivery },
    answers: {
      '/api/user/addresses/add/': () => null,
      '/api/user/addresses/': () => entries.map((entry) => ({ ...savedAddress, ...entry })),
    },
  });
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(calls()).toContain('/api/app/order/get/'));
  expect(useTakeMethod.getState().delivery).toEqual({ ...delivery, ...(id && { id }) });
  expect(toasts).toEqual([]);
});

test('an address that could not be saved is kept, and the failure is reported', async () => {
  open('/', 'guest', {
    takeMethod: { delivery },
    answers: {
      '/api/user/addresses/': () => [],
      '/api/user/addresses/add/': () => {
        throw apiError(500);
      },
    },
  });
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(toasts).toEqual(['Не удалось сохранить изменения']));
  expect(useTakeMethod.getState().delivery).toEqual(delivery);
});

test('after login addresses are loaded, the cart is read with the draft, and the take method is written without it', async () => {
  const restaurant = { type: 'pickup', id: 3, externalId: 'r3', name: 'На Руставели', address: '' } as const;
  const sent: unknown[] = [];
  const cart = { order: { items: [], draft_uuid: 'd-1' } };
  open('/', 'guest', {
    takeMethod: { takeMethod: 'pickup', pickup: { ...restaurant, coordinates: '' }, draftUuid: 'd-1' },
    answers: {
      '/api/user/addresses/': () => {
        sent.push('addresses');
        return [savedAddress];
      },
      '/api/app/order/get/': ({ query }) => {
        sent.push(query);
        return cart;
      },
      '/api/app/order/change-take-method/': ({ body }) => {
        sent.push(body);
        return cart;
      },
    },
  });
  act(() => emit('account:logged-in', {}));
  await waitFor(() =>
    expect(sent).toEqual([
      'addresses',
      { organization_id: 3, draft_uuid: 'd-1' },
      { organization_id: 3, method: 'pickup' },
    ]),
  );
  expect(useTakeMethod.getState().draftUuid).toBeUndefined();
  expect(toasts).toEqual([]);
});

test('the guest’s cart is stale from the login until the customer’s cart is read, even if saving the address is slow', async () => {
  const saving = deferredCall();
  const { calls, queryClient } = open('/', 'guest', {
    takeMethod: { delivery },
    answers: {
      '/api/user/addresses/': () => [],
      '/api/user/addresses/add/': saving.answer,
      '/api/app/order/get/': () => ({ order: null }),
    },
  });
  queryClient.setQueryData(cartKey, { items: [] });
  act(() => emit('account:logged-in', {}));
  await saving.isSent();
  expect(queryClient.getQueryState(cartKey)?.isInvalidated).toBe(true);
  expect(calls()).not.toContain('/api/app/order/get/');
  await saving.succeed(savedAddress);
  await waitFor(() => expect(queryClient.getQueryState(cartKey)?.isInvalidated).toBe(false));
});

test.each([
  ['is on the page already', CartReader],
  ['appears with the login', LateCartReader],
])('a component that %s reads no cart before the addresses', async (_, Reader) => {
  const addresses = deferredCall();
  const answer = () => ({ order: { items: [], full_sum: 740 } });
  const { calls } = open('/', 'guest', {
    children: <Reader />,
    answers: {
      '/api/user/addresses/': addresses.answer,
      '/api/app/order/get/': answer,
      '/api/app/order/change-take-method/': answer,
    },
  });
  act(() => emit('account:logged-in', {}));
  await addresses.isSent();
  expect(calls()).not.toContain('/api/app/order/get/');
  await addresses.succeed([savedAddress]);
  await screen.findByText('740');
  expect(calls().filter((path) => path === '/api/app/order/get/')).toHaveLength(1);
});

test('a draft whose cart could not be read after the login is kept', async () => {
  open('/', 'guest', {
    takeMethod: { delivery: { ...delivery, id: 7 }, draftUuid: 'd-1' },
    answers: {
      '/api/app/order/get/': () => {
        throw apiError(500);
      },
    },
  });
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(localStorage.getItem('tantoLoggedInAt')).not.toBeNull());
  expect(useTakeMethod.getState().draftUuid).toBe('d-1');
});

test('addresses that could not be loaded after the login are reported', async () => {
  open('/', 'guest', {
    answers: {
      '/api/user/addresses/': () => {
        throw apiError(500);
      },
    },
  });
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(toasts).toEqual(['Не удалось получить данные']));
});

test('a failure to load the customer is reported', async () => {
  open('/', 'guest', {
    answers: {
      '/api/user/get-data/': () => {
        throw apiError(500);
      },
    },
  });
  act(() => emit('account:logged-in', {}));
  await waitFor(() => expect(toasts).toEqual(['Не удалось получить данные пользователя']));
});

test('several logout requests log the visitor out once', async () => {
  const onLoggedOut = jest.fn();
  const stop = on('account:logged-out', onLoggedOut);
  sessionStorage.setItem('tantoOrderDraft', '{"comment":"код 12"}');
  localStorage.setItem('tantoOpenPayments', '[]');
  const { calls, reloadAtHome } = open('/monitoring/5', 'user', {
    takeMethod: { delivery: { ...delivery, id: 7 }, draftUuid: 'x' },
  });
  act(() => {
    emit('shell:logout-requested', {});
    emit('shell:logout-requested', {});
  });
  await waitFor(() => expect(reloadAtHome).toHaveBeenCalledTimes(1));
  expect(onLoggedOut).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('tantoOpenPayments')).toBeNull();
  expect(calls().filter((path) => path === '/api/logout/')).toHaveLength(1);
  expect(useTakeMethod.getState()).toMatchObject({ delivery: undefined, draftUuid: undefined });
  stop();
});

test('text that is typed between the logout and leaving the page is not kept in storage either', async () => {
  const logout = deferredCall();
  const { reloadAtHome } = open('/', 'user', { answers: { '/api/logout/': logout.answer } });
  act(() => emit('shell:logout-requested', {}));
  sessionStorage.setItem('tantoInquiryDraftFranchise', '{"name":"М"}');
  await logout.succeed({ success: true });
  await waitFor(() => expect(reloadAtHome).toHaveBeenCalledTimes(1));
  // The page stays on the screen until the server answers with the home page.
  sessionStorage.setItem('tantoInquiryDraftFranchise', '{"name":"Мария"}');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

const interruptedKey = 'tantoInterruptedCustomer';

describe('a 401', () => {
  const customer = user.parse({ id: 1, phone: '79000000001' });
  const restaurant = { type: 'pickup', id: 3, externalId: 'r3', name: 'На Руставели', address: '' } as const;
  const places = { takeMethod: 'pickup', delivery, pickup: { ...restaurant, coordinates: '' } } as const;
  const expire = () => act(() => emit('shell:logout-requested', { reason: 'unauthorized' }));
  const openOrderPanel = () =>
    document.body.insertAdjacentHTML('beforeend', '<section data-panel="order"></section>');
  beforeEach(() => sessionStorage.setItem('tantoInquiryDraftFranchise', '{"name":"Мария"}'));
  afterEach(() => document.querySelector('[data-panel]')?.remove());

  test('while the customer orders keeps the typed order, its place and its panel', async () => {
    openOrderPanel();
    const listeners = jest.spyOn(window, 'addEventListener');
    const { calls, queryClient, reloadAtHome } = open('/', 'user', { takeMethod: places });
    queryClient.setQueryData(userQuery().queryKey, customer);
    const undo = chooseAddress({ ...delivery, home: '18' });
    expire();
    // The refused call that was to save the place.
    undo();
    sessionStorage.setItem('tantoOrderDraft', '{"comment":"код 12"}');
    sessionStorage.setItem('tantoOrderAttempt', '{}');
    await waitFor(() => expect(reloadAtHome).toHaveBeenCalledWith({ keepsPanels: true }));
    // Not by an event: the pages of other tests would clear the storage too.
    for (const [type, listener] of listeners.mock.calls) if (type === 'pagehide') (listener as () => void)();
    listeners.mockRestore();
    expect({ ...sessionStorage }).toEqual({
      tantoOrderDraft: '{"comment":"код 12"}',
      tantoOrderAttempt: '{}',
      [interruptedKey]: '1',
    });
    expect(useTakeMethod.getState()).toMatchObject({
      takeMethod: 'delivery',
      delivery: { home: '18' },
      pickup: places.pickup,
    });
    expect(calls()).toEqual(['/api/logout/']);
    expect(localStorage.getItem('tantoLoggedOutAt')).not.toBeNull();
    expect(localStorage.getItem(interruptedKey)).toBe('1');
  });

  test.each([
    ['without the order panel', { id: 1 }, () => undefined, expire],
    ['with it, if it is unknown whose order it is', undefined, openOrderPanel, expire],
    [
      'with it, by the customer’s own choice',
      { id: 1 },
      openOrderPanel,
      () => act(() => emit('shell:logout-requested', {})),
    ],
  ])('%s forgets everything', async (_, known, prepare, leave) => {
    prepare();
    localStorage.setItem(interruptedKey, '7');
    sessionStorage.setItem('tantoOrderDraft', '{"comment":"код 12"}');
    const { queryClient, reloadAtHome } = open('/', 'user', { takeMethod: places });
    if (known) queryClient.setQueryData(userQuery().queryKey, { ...customer, ...known });
    leave();
    await waitFor(() => expect(reloadAtHome).toHaveBeenCalledWith({ keepsPanels: false }));
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem(interruptedKey)).toBeNull();
    expect(useTakeMethod.getState()).toMatchObject({ delivery: undefined, pickup: undefined });
  });
});

describe('a login after a 401 that kept an order', () => {
  const draft = '{"comment":"код 12"}';
  beforeEach(() => {
    sessionStorage.setItem('tantoOrderDraft', draft);
    sessionStorage.setItem('tantoOrderAttempt', '{}');
  });
  const takeMethod = { delivery: { ...delivery, id: 7 }, draftUuid: 'd-1' };

  test('of the same customer goes on with it', async () => {
    for (const area of [sessionStorage, localStorage]) area.setItem(interruptedKey, '1');
    const { calls, reloadAtHome } = open('/', 'guest', { takeMethod });
    act(() => emit('account:logged-in', {}));
    await waitFor(() => expect(calls()).toContain('/api/app/order/get/'));
    expect(useTakeMethod.getState().delivery).toEqual(takeMethod.delivery);
    expect({ ...sessionStorage }).toEqual({ tantoOrderDraft: draft, tantoOrderAttempt: '{}' });
    expect(localStorage.getItem(interruptedKey)).toBeNull();
    expect(reloadAtHome).not.toHaveBeenCalled();
  });

  test.each([
    ['of another customer', () => ({ id: 1, phone: '79000000001' })],
    [
      'whose customer cannot be loaded',
      () => {
        throw apiError(403);
      },
    ],
  ])('%s forgets it, and loads the page again before anything of it is sent', async (_, answer) => {
    for (const area of [sessionStorage, localStorage]) area.setItem(interruptedKey, '2');
    const { calls, reloadAtHome } = open('/', 'guest', {
      takeMethod,
      answers: { '/api/user/get-data/': answer },
      children: <LateCartReader />,
    });
    act(() => emit('account:logged-in', {}));
    await waitFor(() => expect(reloadAtHome).toHaveBeenCalledWith());
    expect(useTakeMethod.getState()).toMatchObject({
      delivery: undefined,
      pickup: undefined,
      draftUuid: 'd-1',
    });
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('tantoLoggedInAt')).not.toBeNull();
    expect(calls()).toEqual(['/api/user/get-data/']);
  });

  test('of another customer on another page forgets the order of this tab when its page is loaded', async () => {
    sessionStorage.setItem(interruptedKey, '2');
    const { reloadAtHome } = open('/', 'user', { takeMethod });
    await waitFor(() => expect(reloadAtHome).toHaveBeenCalledWith());
    expect(sessionStorage).toHaveLength(0);
    // The places are the new customer's, and the next page finds nothing to forget.
    expect(useTakeMethod.getState().delivery).toEqual(takeMethod.delivery);
  });
});

test('a logout request of a guest does nothing', () => {
  const { calls, reloadAtHome } = open('/', 'guest');
  act(() => emit('shell:logout-requested', {}));
  expect(calls()).toEqual([]);
  expect(reloadAtHome).not.toHaveBeenCalled();
});

test('a logout that the back end rejects still logs out', async () => {
  const { reloadAtHome } = open('/', 'user', {
    answers: {
      '/api/logout/': () => {
        throw apiError(500);
      },
    },
  });
  act(() => emit('shell:logout-requested', {}));
  await waitFor(() => expect(reloadAtHome).toHaveBeenCalledTimes(1));
  expect(toasts).toEqual([]);
});

test('a logout waits two seconds for the server, and then notifies the other pages', async () => {
  jest.useFakeTimers();
  const { reloadAtHome } = open('/', 'user', {
    answers: { '/api/logout/': () => new Promise(() => undefined) },
  });
  act(() => emit('shell:logout-requested', {}));
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await advance(1_900);
  expect(localStorage.getItem('tantoLoggedOutAt')).toBeNull();
  await advance(200);
  expect(reloadAtHome).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('tantoLoggedOutAt')).not.toBeNull();
  jest.useRealTimers();
});

test.each([
  ['was rendered for its customer', 'user'],
  ['the customer logged in on', 'guest'],
] as const)('a page that %s reloads at home when another page logs out', async (_, status) => {
  const { calls, reloadAtHome } = open('/', status);
  if (status === 'guest') act(() => emit('account:logged-in', {}));
  await screen.findByText('user at /');
  localStorage.setItem('tantoLoggedOutAt', String(Date.now()));
  await waitFor(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'tantoLoggedOutAt' }));
    expect(reloadAtHome).toHaveBeenCalled();
  });
  // The call would end the session of a customer who has logged in on the other page meanwhile.
  expect(calls()).not.toContain('/api/logout/');
  document.documentElement.hidden = false;
});

test('an idle guest’s page notices a login on another page, and saves nothing', async () => {
  const { calls, reloadAtHome } = open('/auth?next=%2Fmonitoring%2F5', 'guest', { takeMethod: { delivery } });
  localStorage.setItem('tantoLoggedInAt', String(Date.now()));
  await screen.findByText(/^user at/);
  expect(calls()).toEqual(['/api/user/get-data/']);
  expect(reloadAtHome).not.toHaveBeenCalled();
});

test('the other pages are notified of a login after its cart is loaded', async () => {
  const cart = deferredCall();
  open('/', 'guest', {
    takeMethod: { delivery: { ...delivery, id: 7 } },
    answers: {
      '/api/app/order/get/': cart.answer,
    },
  });
  const notifiedAt = () => localStorage.getItem('tantoLoggedInAt');
  const before = Date.now();
  act(() => emit('account:logged-in', {}));
  await screen.findByText('user at /');
  await cart.isSent();
  expect(notifiedAt()).toBeNull();
  await cart.succeed({ order: null });
  await waitFor(() => expect(Number(notifiedAt())).toBeGreaterThanOrEqual(before));
});
