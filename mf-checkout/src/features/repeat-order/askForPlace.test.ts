/** @jest-environment jsdom */
import { emit, type PanelId, useTakeMethod } from '@storefront/contracts';
import { waitFor } from '@testing-library/react';
import { deliveryAddress } from '../../testing/answers';
import { house, paths, prepare, saved, watchRepeats } from '../../testing/repeatedOrder';
import { confirmPlace } from './askForPlace';

const { emitted, opened, toasts } = watchRepeats();

/** Repeats an order of street and house alone, which the account lacks; the customer leaves these panels. */
async function ask(...closing: PanelId[]) {
  const prepared = prepare({ address: house }, { [paths.addresses]: () => [{ ...saved, home: '9' }] });
  const repeated = prepared.run();
  await waitFor(() => expect(opened()).toEqual(['take-method']));
  const leave = async () => {
    for (const panel of closing) emit('shell:panel-closed', { panel });
    await repeated;
  };
  return { ...prepared, leave, sent: () => prepared.calls.map(({ path }) => path) };
}

test('a place that the customer confirms gets the dishes, and is sent by the panel alone', async () => {
  const { leave, sent, body } = await ask('take-method');
  expect(emitted('shell:panel-requested')).toEqual([{ panel: 'take-method', params: { repeat: '48' } }]);
  expect(sent()).toEqual([paths.order, paths.addresses]);
  useTakeMethod.setState({ delivery: { ...deliveryAddress, id: 6 } });
  confirmPlace('48');
  await leave();
  expect(sent().slice(2)).toEqual([paths.repeat]);
  expect(body(paths.repeat)).toEqual({ address_id: 6 });
  expect(opened()).toEqual(['take-method', 'cart']);
  expect(toasts()).toEqual([]);
});

test.each([
  ['the choice alone', ['take-method'], 1],
  ['the choice and the cart', ['take-method', 'cart'], 0],
] as const)('after closing %s without a place the repeat is given up, which a toast says', async (...row) => {
  const [, closing, carts] = row;
  const { leave, sent } = await ask(...closing);
  await leave();
  expect(sent()).not.toContain(paths.repeat);
  expect(toasts()).toEqual(['Заказ не повторен: адрес не выбран']);
  expect(emitted('shell:panel-replace-requested')).toHaveLength(carts);
});

test('a cart that is closed before the order is read asks for no place', async () => {
  const { run, calls } = prepare({ address: house }, { [paths.addresses]: () => [] });
  const repeated = run();
  emit('shell:panel-closed', { panel: 'cart' });
  await repeated;
  expect(opened()).toEqual([]);
  expect(calls.map(({ path }) => path)).toEqual([paths.order, paths.addresses]);
  expect(toasts()).toEqual(['Заказ не повторен: адрес не выбран']);
});

test('a place that was confirmed for an earlier repeat does not count', async () => {
  confirmPlace('48');
  const { leave, sent } = await ask('take-method');
  await leave();
  expect(sent()).not.toContain(paths.repeat);
});
