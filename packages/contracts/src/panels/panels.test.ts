import { panels } from '../tables/panels';
import { isCustomerPanel, panelClosesTo, panelIds, parsePanelTarget } from './panels';

const linkable = panelIds.filter((id) => 'linkable' in panels[id]);

test('linkable panels match readings 3', () => {
  expect(linkable.sort()).toEqual(['product', 'promo', 'restaurant', 'search']);
});

test('parameters must be strings, since they are part of the address', () => {
  expect(parsePanelTarget('product', { group: 'supy', slug: 'ramen' })).toBeDefined();
  expect(parsePanelTarget('order-monitoring', { id: 7 })).toBeUndefined();
});

test.each([['toString'], ['teleport'], [undefined], [null], [7], [['cart']]])('%p is no panel', (panel) => {
  expect(parsePanelTarget(panel, {})).toBeUndefined();
});

test.each([undefined, null, {}])('a panel without parameters opens with %p', (params) => {
  expect(parsePanelTarget('cart', params)).toEqual({ panel: 'cart', params: {} });
});

test.each(['text', 7, []])('%p is no parameters', (params) => {
  expect(parsePanelTarget('cart', params)).toBeUndefined();
});

test('customer panels match spec §2 and §6', () => {
  expect(panelIds.filter(isCustomerPanel).sort()).toEqual([
    'addresses',
    'bonus-card',
    'bonuses',
    'edit-birthday',
    'edit-email',
    'edit-name',
    'notifications',
    'order-monitoring',
    'order-review',
    'personal-data',
    'profile',
    'purchases',
    'qr-code',
    'registration',
  ]);
});

test('the forms of personal data close to it, the bonus panels to the profile', () => {
  const closing = panelIds.flatMap((id) => {
    const target = panelClosesTo(id);
    return target ? [[id, target]] : [];
  });
  expect(closing).toEqual([
    ['edit-name', 'personal-data'],
    ['edit-email', 'personal-data'],
    ['edit-birthday', 'personal-data'],
    ['bonuses', 'profile'],
    ['bonus-card', 'profile'],
  ]);
});
