import type { PanelTarget } from '@storefront/contracts';
import type { PanelEntry } from './panelEntry';
import {
  backFrom,
  changesOf,
  closeAll,
  isSameStack,
  openOn,
  replaceOn,
  stepBackFrom,
  withoutForbidden,
} from './panelStack';

const cart: PanelTarget = { panel: 'cart', params: {} };
const order: PanelTarget = { panel: 'order', params: {} };
const ramen: PanelTarget = { panel: 'product', params: { group: 'supy', slug: 'ramen' } };
const miso: PanelTarget = { panel: 'product', params: { group: 'supy', slug: 'miso' } };

const place: PanelTarget = { panel: 'take-method', params: {} };
const flat: PanelTarget = { panel: 'take-method', params: { step: 'flat' } };
const noStep: PanelTarget = { panel: 'take-method', params: { step: undefined } };

const entry = (pushed: number, ...stack: PanelTarget[]): PanelEntry => ({ stack, pushed });
const page = entry(0);
const none = { kind: 'none' };

test.each([
  ['the first', page, cart, { kind: 'push', entry: entry(1, cart) }],
  ['on top of another', entry(1, cart), order, { kind: 'push', entry: entry(2, cart, order) }],
  ['on top of a linked one', entry(0, ramen), cart, { kind: 'push', entry: entry(1, ramen, cart) }],
  [
    'the same panel with other parameters',
    entry(1, ramen),
    miso,
    { kind: 'push', entry: entry(2, ramen, miso) },
  ],
  ['the same twice', entry(1, ramen), ramen, none],
  ['the second step of a panel', entry(2, cart, place), flat, { kind: 'push', entry: entry(3, cart, flat) }],
  [
    'the second step of a panel over two',
    entry(3, cart, order, place),
    flat,
    { kind: 'push', entry: entry(4, cart, order, flat) },
  ],
  ['a second step over another panel', entry(1, cart), flat, { kind: 'push', entry: entry(2, cart, flat) }],
])('open: %s', (_, before, target, move) => {
  expect(openOn(before, target)).toEqual(move);
});

test.each([
  ['nothing: opens', page, cart, { kind: 'push', entry: entry(1, cart) }],
  ['the top one', entry(2, cart, order), ramen, { kind: 'replace', entry: entry(2, cart, ramen) }],
  [
    'the top one of three',
    entry(3, cart, order, miso),
    ramen,
    { kind: 'replace', entry: entry(3, cart, order, ramen) },
  ],
  ['a linked one', entry(0, ramen), cart, { kind: 'replace', entry: entry(0, cart) }],
])('replace: %s', (_, before, target, move) => {
  expect(replaceOn(before, target)).toEqual(move);
});

test.each([
  ['on the page', page, none],
  ['from the first', entry(1, cart), { kind: 'go', delta: -1, closing: false }],
  ['from the second', entry(2, cart, order), { kind: 'go', delta: -1, closing: false }],
  ['onto a linked one', entry(1, ramen, cart), { kind: 'go', delta: -1, closing: false }],
  ['from a linked one', entry(0, ramen), { kind: 'replace', entry: page }],
  [
    'from one of three that pushed no entry',
    entry(0, cart, order, ramen),
    { kind: 'replace', entry: entry(0, cart, order) },
  ],
  ['from the second step of a panel', entry(3, cart, flat), { kind: 'go', delta: -2, closing: false }],
  ['from a second step without a first', entry(1, flat), { kind: 'go', delta: -1, closing: false }],
])('back: %s', (_, before, move) => {
  expect(backFrom(before)).toEqual(move);
});

describe('back, for a guest who may not see the panels on top', () => {
  const profile: PanelTarget = { panel: 'profile', params: {} };
  const addresses: PanelTarget = { panel: 'addresses', params: {} };

  test.each([
    ['from the first', 2, [cart], [cart, profile], { kind: 'go', delta: -2, closing: false }],
    ['from a linked one', 1, [ramen], [ramen, profile], { kind: 'go', delta: -1, closing: true }],
    [
      'two over a linked one',
      2,
      [ramen],
      [ramen, profile, addresses],
      { kind: 'go', delta: -2, closing: true },
    ],
    [
      'onto a linked one',
      2,
      [ramen, cart],
      [ramen, cart, profile],
      { kind: 'go', delta: -2, closing: false },
    ],
    ['below, it does not count', 2, [cart], [profile, cart], { kind: 'go', delta: -1, closing: false }],
  ] as const)('%s', (_, pushed, seen, full, move) => {
    expect(backFrom({ stack: seen, pushed }, full)).toEqual(move);
  });
});

test.each([
  ['from the second step', entry(3, cart, flat), { kind: 'go', delta: -1, closing: false }],
  [
    'from a second step over two panels',
    entry(4, cart, order, flat),
    { kind: 'go', delta: -1, closing: false },
  ],
  ['in the first step', entry(2, cart, place), none],
  ['in the first step, named as undefined', entry(2, cart, noStep), none],
  ['from a second step that a link opened', entry(0, flat), { kind: 'replace', entry: entry(0, place) }],
  ['in another panel over the second step', entry(4, flat, cart), none],
  ['on the page', page, none],
])('back to the first step: %s', (_, before, move) => {
  expect(stepBackFrom(before)).toEqual(move);
});

test.each([
  ['on the page', page, none],
  ['one', entry(1, cart), { kind: 'go', delta: -1, closing: true }],
  ['three', entry(3, cart, order, ramen), { kind: 'go', delta: -3, closing: true }],
  ['a linked one', entry(0, ramen), { kind: 'replace', entry: page }],
  ['two over a linked one', entry(2, ramen, cart, order), { kind: 'go', delta: -2, closing: true }],
  ['the second step of a panel', entry(3, cart, flat), { kind: 'go', delta: -3, closing: true }],
  ['a second step over a linked one', entry(2, ramen, flat), { kind: 'go', delta: -2, closing: true }],
])('close: %s', (_, before, move) => {
  expect(closeAll(before)).toEqual(move);
});

test.each([
  ['opened', [], [cart, order], [], ['cart', 'order']],
  ['closed, from the top', [cart, order], [], ['order', 'cart'], []],
  ['opened over one that stays', [cart], [cart, order], [], ['order']],
  ['closed over one that stays', [cart, order], [cart], ['order'], []],
  ['replaced', [cart, order], [cart, ramen], ['order'], ['product']],
  ['other parameters are the same panel', [ramen], [miso], [], []],
] as const)('changes: %s', (_, before, after, closed, opened) => {
  expect(changesOf(before, after)).toEqual({ closed, opened });
});

test.each([
  ['no panels', [], [], true],
  ['equal panels', [cart, ramen], [cart, { ...ramen }], true],
  ['other parameters', [ramen], [miso], false],
  ['another panel', [cart], [order], false],
  ['one more', [cart], [cart, order], false],
  ['another order', [cart, order], [order, cart], false],
])('the same stack: %s', (_, a, b, expected) => {
  expect(isSameStack(a, b)).toBe(expected);
});

describe('a panel that closes to another panel', () => {
  const card: PanelTarget = { panel: 'bonus-card', params: {} };
  const profile: PanelTarget = { panel: 'profile', params: {} };

  test.each([
    ['its cross', closeAll],
    ['its arrow', backFrom],
  ])('%s goes back if that one lies below', (_, leave) => {
    const entry = { stack: [profile, card], pushed: 2 };
    expect(leave(entry)).toEqual({ kind: 'go', delta: -1, closing: false });
  });

  test.each([
    ['its cross', closeAll],
    ['its arrow', backFrom],
  ])('%s is replaced by that one if it does not', (_, leave) => {
    const entry = { stack: [card], pushed: 1 };
    expect(leave(entry)).toEqual({ kind: 'replace', entry: { stack: [profile], pushed: 1 } });
  });

  test('other panels close to the page', () => {
    expect(closeAll({ stack: [profile], pushed: 1 })).toEqual({
      kind: 'go',
      delta: -1,
      closing: true,
    });
  });
});

test('a forbidden panel is left out of the stack', () => {
  const stack = [
    { panel: 'profile', params: {} },
    { panel: 'cart', params: {} },
  ] as const;
  expect(withoutForbidden(stack, (panel) => panel === 'profile')).toEqual([stack[1]]);
  expect(withoutForbidden(stack, () => false)).toBe(stack);
});
