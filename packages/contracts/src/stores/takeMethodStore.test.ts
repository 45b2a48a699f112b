/** @jest-environment jsdom */
import type { DeliveryAddress } from '../tables/deliveryAddress';
import {
  beginChoice,
  chooseAddress,
  isSamePlace,
  type PickupRestaurant,
  resetTakeMethod,
  setTakeMethod,
  useTakeMethod,
} from './takeMethodStore';

const address = (id: number | undefined, home: string): DeliveryAddress => ({
  type: 'delivery',
  ...(id === undefined ? {} : { id }),
  street: 'Арбат',
  home,
  fullAddress: `Арбат, ${home}`,
  coordinates: `55.75,37.${home}`,
});
const restaurant = (id: number): PickupRestaurant => ({
  type: 'pickup',
  id,
  externalId: `r-${id}`,
  name: `${id}`,
  address: '',
  coordinates: `55.8,37.${id}`,
});
const home = address(1, '1');
const work = address(2, '2');

beforeEach(() => {
  resetTakeMethod();
  useTakeMethod.setState({ delivery: home });
});

const at = (delivery: DeliveryAddress) => ({ takeMethod: 'delivery', delivery, pickup: undefined });

test.each<[string, () => (() => void)[]]>([
  ['one restaurant twice', () => [chooseAddress(restaurant(1)), chooseAddress(restaurant(1))]],
  ['two restaurants', () => [chooseAddress(restaurant(1)), chooseAddress(restaurant(2))]],
  ['a restaurant, then an address', () => [chooseAddress(restaurant(1)), chooseAddress(work)]],
  ['pickup, then delivery', () => [setTakeMethod('pickup', 'forget'), setTakeMethod('delivery', 'forget')]],
  ['two addresses and a restaurant', () => [work, address(3, '3'), restaurant(1)].map(chooseAddress)],
])('%s: when all are refused, the last confirmed place returns', (_, choose) => {
  choose().forEach((undo) => undo());
  expect(useTakeMethod.getState()).toMatchObject(at(home));
});

test('the order of the answers does not matter', () => {
  const undos = [chooseAddress(restaurant(1)), chooseAddress(restaurant(2))];
  undos.reverse().forEach((undo) => undo());
  expect(useTakeMethod.getState()).toMatchObject(at(home));
});

test('an undo leaves a newer choice, and the restaurant that was refused before it is not remembered', () => {
  const undo = chooseAddress(restaurant(1));
  chooseAddress(work);
  undo();
  expect(useTakeMethod.getState()).toMatchObject(at(work));
});

test('a confirmed choice is the one that returns', () => {
  chooseAddress(work);
  chooseAddress(restaurant(1))();
  expect(useTakeMethod.getState()).toMatchObject(at(work));
});

test('leaving delivery forgets an address that was never saved, and remembers it when it is undone', () => {
  const unsaved = address(undefined, '4');
  useTakeMethod.setState({ delivery: unsaved });
  const undos = [setTakeMethod('pickup', 'forget'), setTakeMethod('delivery', 'forget')];
  expect(useTakeMethod.getState().delivery).toBeUndefined();
  undos.forEach((undo) => undo());
  expect(useTakeMethod.getState()).toMatchObject(at(unsaved));
});

test('nothing returns after a logout', () => {
  const undos = [chooseAddress(work), setTakeMethod('pickup', 'forget')];
  resetTakeMethod();
  undos.forEach((undo) => undo());
  expect(useTakeMethod.getState()).toMatchObject({ takeMethod: 'delivery', delivery: undefined });
});

test('a choice is undone although another tab has put a copy of it into the store', () => {
  const undo = chooseAddress(work);
  useTakeMethod.setState({ delivery: Object.fromEntries(Object.entries(work).reverse()) as typeof work });
  undo();
  expect(useTakeMethod.getState()).toMatchObject(at(home));
});

test.each<[string, boolean, () => unknown]>([
  ['nothing else', true, () => undefined],
  ['the undo of an earlier choice', true, () => undoEarlier()],
  ['another choice', false, () => chooseAddress(home)],
  ['another take method', false, () => setTakeMethod('pickup')],
  ['another choice that has to wait', false, () => beginChoice()],
  ['a logout', false, () => resetTakeMethod()],
])('after %s, a choice that waited is still wanted: %p', (_, isWanted, happen) => {
  undoEarlier = chooseAddress(work);
  const isStillWanted = beginChoice();
  happen();
  expect(isStillWanted()).toBe(isWanted);
});
let undoEarlier = () => {};

test.each([
  ['a copy in another order', Object.fromEntries(Object.entries(work).reverse()) as typeof work, true],
  ['the same house under another id', { ...work, id: 7 }, false],
  ['another flat', { ...work, apartment: '3' }, false],
  ['nothing', undefined, false],
])('%s: is it the same place', (_, other, isSame) => {
  expect(isSamePlace(work, other)).toBe(isSame);
  expect(isSamePlace(other, work)).toBe(isSame);
});
