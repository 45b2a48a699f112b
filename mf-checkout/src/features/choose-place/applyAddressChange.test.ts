/** @jest-environment jsdom */
import { createQueryClient } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { chooseAddress, emit, type EventName, on, useTakeMethod } from '@storefront/contracts';
import { fakeApi } from '@storefront/testing';
import { deliveryAddress, draftUuid, pickupRestaurant, rawCart, rawItem } from '../../testing/answers';
import { applyAddressChange } from './applyAddressChange';

const home = deliveryAddress;
const work = { ...deliveryAddress, home: '20', coordinates: '55.8000,37.6000' };
const undo = () => undefined;
const full = rawCart() as unknown as Cart;
const lacking = rawCart({ stoplisted_items: [rawItem(9, 'Маки')] }) as unknown as Cart;

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

function createContext({ known, answer = full }: { known?: Cart | null | undefined; answer?: Cart } = {}) {
  const { api } = fakeApi({});
  const queryClient = createQueryClient(api, { retries: 0 });
  queryClient.setQueryData(['cart'], known);
  const write = () =>
    jest.fn(async ({ method }: { method: 'delivery' | 'pickup' }): Promise<Cart | null> => {
      events.push({ name: 'shell:toast-requested', payload: `sent ${method}` });
      queryClient.setQueryData(['cart'], answer);
      return answer;
    });
  return { queryClient, changeTakeMethod: write(), changeAddress: write() };
}

const close = () => emit('shell:panel-closed', { panel: 'take-method' });
const afterTimers = () => jest.advanceTimersByTimeAsync(10_000);
const requests = () =>
  events
    .filter(({ name }) => name === 'shell:panel-requested')
    .map(({ payload }) => (payload as { panel: string }).panel);

test('the address is sent to the server before the events', async () => {
  const context = createContext({ known: full });
  await applyAddressChange(context, { before: home, after: work, undo });
  expect(context.changeAddress).toHaveBeenCalledWith({ method: 'delivery', undo: expect.any(Function) });
  expect(context.changeTakeMethod).not.toHaveBeenCalled();
  expect(events.map(({ payload }) => payload)).toEqual([
    'sent delivery',
    { takeMethod: 'delivery' },
    { coordinates: work.coordinates },
  ]);
});

test.each([
  ['from delivery to pickup', home, pickupRestaurant, 'changeTakeMethod'],
  ['from pickup to delivery', pickupRestaurant, home, 'changeTakeMethod'],
  ['the first place', undefined, home, 'changeAddress'],
] as const)('%s', async (_, before, after, expected) => {
  const context = createContext({ known: full });
  await applyAddressChange(context, { before, after, undo });
  expect(context[expected]).toHaveBeenCalledWith({
    method: after.type,
    ...(before && { undo: expect.any(Function) }),
  });
});

test('the same coordinates emit no change', async () => {
  await applyAddressChange(createContext({ known: full }), {
    before: home,
    after: { ...home, apartment: '5' },
    undo,
  });
  expect(events.map(({ name }) => name)).not.toContain('checkout:address-changed');
});

test.each([
  ['no cart', { known: null }, false],
  ['an unread cart and no draft', { known: undefined }, false],
])('with %s nothing is sent', async (_, options, isSent) => {
  const context = createContext(options);
  await applyAddressChange(context, { before: undefined, after: home, undo });
  expect(context.changeAddress.mock.calls.length > 0).toBe(isSent);
  expect(events.map(({ name }) => name)).toContain('checkout:address-chosen');
});

test('with a draft whose cart has not been read the address is sent', async () => {
  useTakeMethod.setState({ draftUuid });
  const context = createContext({ known: undefined });
  await applyAddressChange(context, { before: home, after: work, undo });
  expect(context.changeAddress).toHaveBeenCalled();
});

test('a refusal by the server does not stop the events', async () => {
  const context = createContext({ known: full });
  context.changeAddress.mockRejectedValue(new Error('down'));
  await expect(applyAddressChange(context, { before: home, after: work, undo })).resolves.toBe(false);
  expect(events.map(({ name }) => name)).toContain('checkout:address-changed');
});

test('an undone place is followed by an event with the coordinates of the place that returns', async () => {
  useTakeMethod.setState({ delivery: home });
  const context = createContext({ known: full });
  context.changeAddress.mockImplementation((async (change: { undo?: () => void }) => {
    await Promise.resolve();
    change.undo?.();
    throw new Error('down');
  }) as never);
  await applyAddressChange(context, { before: home, after: work, undo: chooseAddress(work) });
  const changes = events.filter(({ name }) => name === 'checkout:address-changed');
  expect(changes.at(-1)?.payload).toEqual({ coordinates: home.coordinates });
});

test.each([
  ['the first place', undefined, undo],
  ['one that may not be undone', home, undefined],
])('a refusal keeps %s', async (_, before, undoOrNone) => {
  const context = createContext({ known: full });
  context.changeAddress.mockRejectedValue(new Error('down'));
  const change = { before, after: work, undo: undoOrNone };
  await expect(applyAddressChange(context, change)).resolves.toBe(true);
  expect(context.changeAddress).toHaveBeenCalledWith({ method: 'delivery' });
});

describe('unavailable dishes of the new place', () => {
  test('are shown once the panel has closed', async () => {
    await applyAddressChange(createContext({ known: full, answer: lacking }), {
      before: home,
      after: work,
      undo,
    });
    expect(requests()).toEqual([]);
    close();
    await afterTimers();
    expect(requests()).toEqual(['unavailable-items']);
    close();
    await afterTimers();
    expect(requests()).toHaveLength(1);
  });

  test('are shown at once when the panel has closed meanwhile', async () => {
    const context = createContext({ known: full, answer: lacking });
    context.changeAddress.mockImplementation(async () => {
      close();
      context.queryClient.setQueryData(['cart'], lacking);
      return lacking;
    });
    await applyAddressChange(context, { before: home, after: work, undo });
    expect(requests()).toEqual(['unavailable-items']);
  });

  test('are not shown when they are gone before the panel closes, or there are none', async () => {
    const context = createContext({ known: full, answer: lacking });
    await applyAddressChange(context, { before: home, after: work, undo });
    context.queryClient.setQueryData(['cart'], full);
    close();
    await applyAddressChange(createContext({ known: full }), { before: home, after: work, undo });
    close();
    await afterTimers();
    expect(requests()).toEqual([]);
  });
});
