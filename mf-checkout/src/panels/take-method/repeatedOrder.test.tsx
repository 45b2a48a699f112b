/** @jest-environment jsdom */
import { emit } from '@storefront/contracts';
import { house, mockGeocoder, restoreGeocoder } from '@storefront/testing';
import { screen, waitFor } from '@testing-library/react';
import { askForPlace } from '../../features/repeat-order/askForPlace';
import { deliveryAddress, pickupRestaurant, rawCart } from '../../testing/answers';
import { openInShell } from '../../testing/openInShell';
import { TakeMethodInHistory } from '../../testing/TakeMethodInHistory';

jest.mock('@storefront/maps', () => ({
  ...jest.requireActual('@storefront/maps'),
  ...jest.requireActual('@storefront/testing/fake-map'),
}));

const addPath = '/api/user/addresses/add/';
const address = {
  street: 'огородный проезд',
  home: '16',
  apartment: '24',
  intercom: '24К',
  comment: 'Вход со двора',
};

afterEach(() => restoreGeocoder());

/** The panel for an order to this address; the customer has chosen a restaurant before. */
function open(found: object[], zone: object = { success: true }, ordered: object = address) {
  const queries = mockGeocoder(() => found);
  const view = openInShell(<TakeMethodInHistory repeat="48" />, {
    session: 'user',
    takeMethod: { takeMethod: 'pickup', pickup: pickupRestaurant, delivery: deliveryAddress },
    answers: {
      '/api/user/orders/{id}/': () => ({ id: 48, is_self_service: false, address: ordered }),
      '/api/user/addresses/': () => [],
      [addPath]: () => ({ id: 77 }),
      '/api/app/order/change-take-method/': () => ({ order: rawCart() }),
      '/api/app/delivery-zones/': () => [],
      '/api/app/get-polygon/': () => zone,
    },
  });
  return { ...view, queries };
}

const field = () => screen.findByLabelText('Улица и дом');
const button = (name: string) => screen.findByRole('button', { name });

test('the address of the order is found, shown on the map with its flat, and confirmed', async () => {
  const { user, sent, emitted, queries } = open([house]);
  await waitFor(() => expect(screen.getByText(/^pin: 55.8196 37.6035/)).toBeInTheDocument());
  expect(queries).toEqual(['огородный проезд, 16']);
  expect(screen.getByText(/^Проверьте адрес прошлого заказа/)).toBeInTheDocument();
  const choose = await button('Выбрать');
  await waitFor(() => expect(choose).not.toHaveAttribute('aria-disabled'));
  await user.click(choose);
  expect(await screen.findByLabelText('Квартира')).toHaveValue('24');
  const isConfirmed = askForPlace('48');
  await user.click(await button('Сохранить адрес'));
  await waitFor(() => expect(emitted('shell:panel-back-requested')).toHaveLength(1));
  expect(sent(addPath)).toEqual([expect.objectContaining({ ...address, street: 'Огородный проезд' })]);
  emit('shell:panel-closed', { panel: 'take-method' });
  expect(await isConfirmed).toBe(true);
});

test('a point outside of the delivery zones cannot be chosen', async () => {
  open([house], { success: false });
  expect(await button('Вне зоны доставки')).toHaveAttribute('aria-disabled', 'true');
});

test('an address that is not found stays in the field, for the customer to correct', async () => {
  open([]);
  expect(await screen.findByText('Ничего не нашлось. Проверьте улицу и номер дома')).toBeInTheDocument();
  expect(await field()).toHaveValue('огородный проезд, 16');
});

test.each([
  ['two towns have', [house, { ...house, id: '2', secondLine: 'Химки', coords: '55.89,37.44' }]],
  ['has another spelling', [{ ...house, street: 'Огородный пр-д', firstLine: 'Огородный пр-д, 16' }]],
])('a street that %s is not guessed', async (_, found) => {
  open(found);
  expect(await screen.findAllByRole('option')).toHaveLength(found.length);
  expect(await button('Выбрать')).toHaveAttribute('aria-disabled', 'true');
});

test('another house has no flat of the order', async () => {
  const { user } = open([{ ...house, home: '18', firstLine: 'Огородный проезд, 18' }]);
  await user.click(await screen.findByRole('option', { name: /Огородный проезд, 18/ }));
  expect(await screen.findByLabelText('Квартира')).toHaveValue('');
});
