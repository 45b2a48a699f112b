import type { Cart } from '@storefront/api-contract';
import { rawCart, rawItem } from '../../testing/answers';
import { hasUnavailableItems } from './hasUnavailableItems';

const cartWithout = (...stoplisted_items: object[]) => rawCart({ stoplisted_items }) as unknown as Cart;
const offMenu = rawItem(9, 'Маки', { product: { name: 'Маки', deleted: true } });

test.each<[string, Cart | null | undefined, boolean]>([
  ['a dish of the menu', cartWithout(rawItem(8, 'Суп')), true],
  ['a dish of the menu and one that left it', cartWithout(offMenu, rawItem(8, 'Суп')), true],
  ['a dish that left the menu', cartWithout(offMenu), false],
  ['no dish', cartWithout(), false],
  ['no dish of an absent cart', null, false],
  ['no dish of an unknown cart', undefined, false],
])('the place lacks %s', (_, cart, expected) => {
  expect(hasUnavailableItems(cart)).toBe(expected);
});
