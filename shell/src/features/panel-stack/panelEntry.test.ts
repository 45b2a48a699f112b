import type { PanelTarget } from '@storefront/contracts';
import { hasPanels, type PanelEntry, readEntry, writeEntry } from './panelEntry';

const cart: PanelTarget = { panel: 'cart', params: {} };
const order: PanelTarget = { panel: 'order', params: {} };
const ramen: PanelTarget = { panel: 'product', params: { group: 'supy', slug: 'ramen' } };

const entry = (pushed: number, ...stack: PanelTarget[]): PanelEntry => ({ stack, pushed });
const page = entry(0);

test.each([
  ['a page', '?sort=price', null, page],
  ['a link', '?panel=product&panel.group=supy&panel.slug=ramen', null, entry(0, ramen)],
  ['a link with a missing parameter', '?panel=product&panel.group=supy', null, page],
  ['a link to what no link opens', '?panel=cart', null, page],
  ['a link to what does not exist', '?panel=teleport', null, page],
  ['a reload', '', { panels: entry(2, cart, order) }, entry(2, cart, order)],
  [
    'a reload with a linked one on top',
    '?panel=product',
    { panels: entry(2, cart, ramen) },
    entry(2, cart, ramen),
  ],
  [
    'a stack of another build',
    '',
    { panels: { stack: [cart, { panel: 'gone' }, order], pushed: 3 } },
    entry(3, cart),
  ],
  [
    'a stack of something else',
    '',
    { panels: { stack: [cart, null, 'order', order], pushed: 2 } },
    entry(2, cart),
  ],
  ['a stack of an unknown panel alone', '', { panels: { stack: [{ panel: 'gone' }], pushed: 1 } }, page],
  ['a negative number of pushed entries', '', { panels: entry(-1, cart) }, entry(0, cart)],
  ['a text for the number of pushed entries', '', { panels: { stack: [cart], pushed: '2' } }, entry(0, cart)],
  ['a state that is a text', '', 'open', page],
  ['a state of another library', '', { panels: 'open' }, page],
  ['an emptied stack', '?panel=search', { panels: { stack: [], pushed: 4 } }, page],
])('read: %s', (_, search, state, expected) => {
  expect(readEntry({ search, state })).toEqual(expected);
});

test.each([
  [
    'a linkable panel on top',
    '?a=1',
    null,
    entry(1, ramen),
    '?a=1&panel=product&panel.group=supy&panel.slug=ramen',
  ],
  ['no linkable panel on top', '?a=1&panel=search&panel.q=x', { own: 1 }, entry(1, cart), '?a=1'],
  ['no panel', '?panel=search', { panels: entry(1, cart) }, page, ''],
])('write: %s', (_, search, state, after, written) => {
  const address = writeEntry({ search, state }, after);
  expect(address.search).toBe(written);
  expect(readEntry(address)).toEqual(after);
});

test('other state of the entry is kept', () => {
  const opened = writeEntry({ search: '', state: { own: 1 } }, entry(1, cart));
  expect(opened.state).toEqual({ own: 1, panels: entry(1, cart) });
  expect(writeEntry(opened, page).state).toEqual({ own: 1 });
});

test('the panels replace a state that is a text', () => {
  expect(writeEntry({ search: '', state: 'open' }, entry(1, cart)).state).toEqual({ panels: entry(1, cart) });
});

test('an entry without panels and other state has none', () => {
  expect(writeEntry({ search: '', state: { panels: entry(1, cart) } }, page).state).toBeNull();
});

test.each([
  ['a page', '?sort=price', null, false],
  ['a linked panel', '?panel=search', null, true],
  ['a panel that was opened', '', { panels: entry(1, cart) }, true],
  ['a linked panel that was closed', '?panel=search', { panels: page }, false],
])('has panels: %s', (_, search, state, expected) => {
  expect(hasPanels({ search, state })).toBe(expected);
});
