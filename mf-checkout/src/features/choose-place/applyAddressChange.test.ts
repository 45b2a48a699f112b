/** @jest-environment jsdom */
import { cartCalls, createQueryClient, runCartWrite } from '@storefront/api-client';
import { chooseAddress, emit, type EventName, on, useTakeMethod } from '@storefront/contracts';
import { type Answer, apiError, fakeApi } from '@storefront/testing';
import { deliveryAddress, rawCart, rawItem } from '../../testing/answers';
import { applyAddressChange } from './applyAddressChange';

const home = deliveryAddress;
const work = { ...deliveryAddress, home: '20', coordinates: '55.8000,37.6000' };
const undo = () => undefined;
const full = rawCart();
const lacking = rawCart({ stoplisted_items: [rawItem(9, 'Маки')] });

const events: { name: EventName; payload: unknown }[] = [];
let stops: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  events.length = 0;
  const names = ['checkout:address-chosen', 'checkout:address-changed', 'shell:panel-requested'] as const;
  stops = names.map((name) => on(name, (payload) => void events.push({ name, payload })));
  useTakeMethod.setState({ ...useTakeMethod.getInitialState(), isRestored: true });
});
afterEach(() => {
  jest.useRealTimers();
  stops.forEach((stop) => stop());
});

const path = '/api/app/order/change-take-method/';

function open({ known, answer = () => ({ order: full }) }: { known?: object | null; answer?: Answer } = {}) {
  const { api, calls } = fakeApi({ [path]: answer });
  const queryClient = createQueryClient(api, { retries: 0 });
  if (known !== undefined) queryClient.setQueryData(['cart'], known);
  return { queryClient, calls };
}
const refuse: Answer = () => {
  throw apiError(422);
};

const close = () => emit('shell:panel-closed', { panel: 'take-method' });
const afterTimers = () => jest.advanceTimersByTimeAsync(10_000);
const requests = () =>
  events
    .filter(({ name }) => name === 'shell:panel-requested')
    .map(({ payload }) => (payload as { panel: string }).panel);

test('the address is sent, and the other teams are informed of it', async () => {
  const { queryClient, calls } = open({ known: full });
  await applyAddressChange(queryClient, { before: home, after: work, undo });
  expect(calls.map((call) => call.path)).toEqual([path]);
  expect(events.map(({ payload }) => payload)).toEqual([
    { takeMethod: 'delivery' },
    { coordinates: work.coordinates },
  ]);
});

test('cart writes of the events’ listeners go to the new place', async () => {
  const { queryClient, calls } = open({ known: full });
  const addComment: Parameters<typeof runCartWrite>[1] = {
    call: (api) => api.call(cartCalls.addComment, { body: { comment: '' } }),
    fallback: '',
  };
  stops.push(
    on(
      'checkout:address-changed',
      () => void runCartWrite(queryClient, addComment, undefined).catch(() => null),
    ),
  );
  await applyAddressChange(queryClient, { before: home, after: work, undo });
  await afterTimers();
  expect(calls.map((call) => call.path)).toEqual([path, '/api/app/order/add-comment/']);
});

test('the same coordinates emit no change', async () => {
  const change = { before: home, after: { ...home, apartment: '5' }, undo };
  await applyAddressChange(open({ known: full }).queryClient, change);
  expect(events.map(({ name }) => name)).not.toContain('checkout:address-changed');
});

test('without a cart nothing is sent, and the other teams are informed', async () => {
  const { queryClient, calls } = open({ known: null });
  await applyAddressChange(queryClient, { before: undefined, after: home, undo });
  expect(calls).toEqual([]);
  expect(events.map(({ name }) => name)).toContain('checkout:address-chosen');
});

test('a place that the server refuses is undone: an event has the coordinates of the place that returns', async () => {
  useTakeMethod.setState({ delivery: home });
  const { queryClient } = open({ known: full, answer: refuse });
  const change = { before: home, after: work, undo: chooseAddress(work) };
  await expect(applyAddressChange(queryClient, change)).resolves.toBe(false);
  const changes = events.filter(({ name }) => name === 'checkout:address-changed');
  expect(changes.map(({ payload }) => payload)).toEqual([
    { coordinates: work.coordinates },
    { coordinates: home.coordinates },
  ]);
});

test.each([
  ['the first place', undefined, undo],
  ['one that may not be undone', home, undefined],
])('a refusal keeps %s', async (_, before, undoOrNone) => {
  const { queryClient } = open({ known: full, answer: refuse });
  const change = { before, after: work, undo: undoOrNone };
  await expect(applyAddressChange(queryClient, change)).resolves.toBe(true);
});

describe('unavailable dishes of the new place', () => {
  const change = { before: home, after: work, undo };

  test('are shown once the panel has closed', async () => {
    const { queryClient } = open({ known: full, answer: () => ({ order: lacking }) });
    await applyAddressChange(queryClient, change);
    expect(requests()).toEqual([]);
    close();
    await afterTimers();
    expect(requests()).toEqual(['unavailable-items']);
    close();
    await afterTimers();
    expect(requests()).toHaveLength(1);
  });

  test('are shown at once when the panel has closed meanwhile', async () => {
    const answer = () => {
      close();
      return { order: lacking };
    };
    await applyAddressChange(open({ known: full, answer }).queryClient, change);
    expect(requests()).toEqual(['unavailable-items']);
  });

  test('are not shown when they are gone before the panel closes, or there are none', async () => {
    const { queryClient } = open({ known: full, answer: () => ({ order: lacking }) });
    await applyAddressChange(queryClient, change);
    queryClient.setQueryData(['cart'], full);
    close();
    await applyAddressChange(open({ known: full }).queryClient, change);
    close();
    await afterTimers();
    expect(requests()).toEqual([]);
  });
});
