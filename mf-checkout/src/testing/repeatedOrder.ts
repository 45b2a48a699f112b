import { createQueryClient } from '@storefront/api-client';
import { type EventName, on, useTakeMethod } from '@storefront/contracts';
import { type Answer, apiError, fakeApi } from '@storefront/testing';
import { repeatOrder } from '../features/repeat-order/repeatOrder';
import { deliveryAddress, rawCart } from './answers';

/** The calls of a repeat. */
export const paths = {
  order: '/api/user/orders/{id}/',
  cart: '/api/app/order/get/',
  repeat: '/api/user/orders/{id}/repeat/',
  addresses: '/api/user/addresses/',
  add: '/api/user/addresses/add/',
  restaurants: '/api/app/restaurants/',
  restaurant: '/api/app/restaurants/detail/{id}/',
  takeMethod: '/api/app/order/change-take-method/',
  addProduct: '/api/app/order/add-product/',
  persons: '/api/app/order/change-person-count/',
  comment: '/api/app/order/add-comment/',
  payment: '/api/app/order/change-payment-type/',
  toggle: '/api/app/order/toggle-param/',
} as const;

/** The address in an order. */
export const ordered = {
  street: 'Тверская улица',
  home: '7',
  apartment: '12',
  full_address: 'Москва, Тверская улица, 7',
  coordinates: '55.75929,37.61149',
};
/** The address in an order with the fields of spec §3 alone. */
export const house = { street: 'Тверская улица', home: '7' };
/** The same house in the customer's addresses. */
export const saved = { ...ordered, street: ' тверская улица', id: 3, floor: '2' };
export const restaurant = {
  id: 5,
  name: 'На Покровке',
  address: 'Покровка, 1',
  externalId: 'r5',
  active: true,
  latitude: 55.76,
  longitude: 37.65,
};
/** The fields of an order that was picked up. */
export const toRestaurant = { is_self_service: true, organization: { id: 5, name: 'На Покровке' } };

export const fails: Answer = () => {
  throw apiError(422);
};

const names = [
  'checkout:address-chosen',
  'checkout:address-changed',
  'shell:toast-requested',
  'shell:panels-close-requested',
  'shell:panel-requested',
  'shell:panel-replace-requested',
] as const;

/** Makes each test start with a delivery to another address. Returns the events that a test has emitted. */
export function watchRepeats() {
  const events: { name: EventName; payload: unknown }[] = [];
  let stops: (() => void)[] = [];
  beforeEach(() => {
    events.length = 0;
    stops = names.map((name) => on(name, (payload) => void events.push({ name, payload })));
    useTakeMethod.setState({
      ...useTakeMethod.getInitialState(),
      isRestored: true,
      delivery: { ...deliveryAddress, id: 1 },
    });
  });
  afterEach(() => stops.forEach((stop) => stop()));

  const emitted = (name: EventName) =>
    events.filter((event) => event.name === name).map(({ payload }) => payload);
  return {
    events,
    emitted,
    toasts: () => emitted('shell:toast-requested').map((payload) => (payload as { text: string }).text),
    opened: () => emitted('shell:panel-requested').map((payload) => (payload as { panel: string }).panel),
  };
}

/** Prepares the repeat of an order. `answers` override the answers for a customer with this address and restaurant. */
export function prepare(order: object, answers: Record<string, Answer> = {}) {
  const { api, calls } = fakeApi({
    [paths.order]: () => ({ id: 48, is_self_service: false, ...order }),
    [paths.addresses]: () => [{ ...saved, id: 2, home: '9' }, saved],
    [paths.add]: () => ({ ...saved, id: 4 }),
    [paths.restaurants]: () => [restaurant],
    [paths.takeMethod]: () => ({ order: rawCart() }),
    [paths.repeat]: () => ({ order: rawCart(), deleted_items: [] }),
    ...answers,
  });
  const queryClient = createQueryClient(api, { retries: 0 });
  const run = () => repeatOrder({ api, queryClient }, '48');
  return { calls, queryClient, run, body: (path: string) => calls.find((call) => call.path === path)?.body };
}

/** Repeats an order, and waits for the end. */
export async function repeat(...options: Parameters<typeof prepare>) {
  const prepared = prepare(...options);
  await prepared.run();
  return prepared;
}
