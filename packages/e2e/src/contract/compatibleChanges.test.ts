import { releaseBreaks } from '@storefront/releases/contract-check';
import {
  addOptional,
  addRequired,
  breaksOf,
  drop,
  dropMember,
  inShell,
  makeOptional,
  number,
  Page,
  provide,
  remove,
  rename,
  retype,
  stopUsing,
  together,
  type Change,
} from './plantedPage';

/** Changes that a team may release before or after the others. */
const compatible: [string, Change][] = [
  ['nothing', () => undefined],
  ['a panel takes an optional parameter more', addOptional('checkout panels cart', 'tab')],
  [
    'a panel is opened with an optional parameter that its owner does not know',
    addOptional('account opens cart', 'tab'),
  ],
  ['a panel is opened with a parameter more', addRequired('content opens product', 'from')],
  [
    'a panel takes more values of a parameter',
    retype('account panels auth reason', { enum: ['change-phone', 'expired'] }),
  ],
  [
    'a panel takes any text for a parameter with fixed values',
    retype('checkout panels take-method from', { type: 'string', minLength: 1 }),
  ],
  ['a required parameter of a panel becomes optional', makeOptional('content panels promo', 'slug')],
  ['a remote has a new panel, which the shell does not know', provide('content', 'panels', 'lottery')],
  [
    'the shell knows a new panel, which no remote has',
    inShell(({ contract }) =>
      Object.assign(contract.panels, {
        lottery: { owner: 'content', isLinkable: false, params: { type: 'object' } },
      }),
    ),
  ],
  [
    'a panel is opened with a parameter less, and with one more that its owner takes',
    together(
      drop('account opens cart', 'repeat'),
      addOptional('account opens cart', 'tab'),
      addOptional('checkout panels cart', 'tab'),
      inShell(({ contract }) => {
        const { params } = contract.panels['cart'] ?? {};
        if (params) params.properties = { ...params.properties, tab: { type: 'string' } };
      }),
    ),
  ],
  ['an optional prop is no longer passed', drop('checkout embeds content:promo-strip', 'withCode')],
  [
    'a panel to which another one closes is removed together with that one',
    together(
      ...['personal-data', 'edit-name', 'edit-email', 'edit-birthday'].flatMap((id) => [
        remove('account', 'panels', id),
        remove('account', 'opens', id),
      ]),
    ),
  ],
  [
    'the shell opens a panel for customers only',
    inShell(({ contract }) => Object.assign(contract.panels['booking'] ?? {}, { isCustomersOnly: true })),
  ],
  [
    'a panel is provided by the team that will own it, before the shell knows',
    provide('checkout', 'panels', 'products-slider'),
  ],
  [
    'a page is provided by the team that will own it, before the shell knows',
    provide('catalog', 'pages', 'promo'),
  ],
  [
    'the shell asks the new owner for a panel, which the former one still has',
    (page) => {
      provide('content', 'panels', 'menu-groups')(page);
      Object.assign(page.shell.contract.panels['menu-groups'] ?? {}, { owner: 'content' });
    },
  ],
  ['a remote no longer opens a panel', remove('checkout', 'opens', 'order-monitoring')],
  ['a widget takes an optional prop more', addOptional('content widgets content:promo-strip', 'tone')],
  [
    'a widget has an optional callback more',
    addOptional('catalog widgets catalog:recommendations', 'onAdded', { callback: number }),
  ],
  [
    'an optional prop is passed that its owner does not know',
    addOptional('checkout embeds content:promo-strip', 'tone'),
  ],
  [
    'a callback is passed that its owner does not know',
    addOptional('checkout embeds catalog:recommendations', 'onAdded', { callback: number }),
  ],
  [
    'a callback gets a field more',
    addRequired('restaurants widgets restaurants:picker onChoose callback', 'phone'),
  ],
  [
    'who embeds a widget reads a field less of a callback',
    drop('checkout embeds restaurants:picker onChoose callback', 'isWorking'),
  ],
  [
    'who embeds a widget reads an optional field that the callback lacks',
    addOptional('checkout embeds restaurants:picker onChoose callback', 'phone'),
  ],
  [
    'a remote has a new widget, which the shell does not know',
    provide('content', 'widgets', 'content:lottery'),
  ],
  [
    'the shell knows a new widget, which no remote has',
    inShell(({ contract }) =>
      Object.assign(contract.widgets, { 'content:lottery': { owner: 'content', props: { type: 'object' } } }),
    ),
  ],
  ['a remote no longer embeds a widget', stopUsing('account', 'embeds', 'restaurants:bookings')],
  [
    'a callback gets an optional field less',
    drop('restaurants widgets restaurants:picker onChoose callback', 'hours'),
  ],
  [
    'an event is no longer emitted by another team than the one it is named after',
    stopUsing('content', 'emits', 'checkout:promo-code-applied'),
  ],
  [
    'a widget needs no script any more',
    (page) => {
      const { staticWidgets } = page.contract('content');
      if (staticWidgets.includes('content:promo-strip')) throw new Error('it needs none already');
      staticWidgets.push('content:promo-strip');
    },
  ],
  ['an event has an optional field less', drop('checkout emits shell:toast-requested', 'action')],
  ['an event has a field more', addRequired('checkout emits checkout:order-placed', 'currency')],
  ['an event has an optional field more', addOptional('checkout emits checkout:order-placed', 'currency')],
  [
    'who hears an event reads an optional field that it lacks',
    addOptional('content hears checkout:promo-code-applied', 'promoId'),
  ],
  ['who hears an event reads a field less', drop('content hears checkout:promo-code-applied', 'code')],
  [
    'an event has fewer values of a choice',
    retype('checkout emits checkout:address-chosen takeMethod', { const: 'pickup' }),
  ],
  [
    'a remote emits a new event, which the shell does not know',
    provide('content', 'emits', 'content:lottery-won'),
  ],
  ['a remote hears a new event, which is not emitted', provide('content', 'hears', 'checkout:lottery-won')],
  [
    'the shell knows a new event',
    inShell(({ contract }) => Object.assign(contract.events, { 'content:lottery-won': {} })),
  ],
  [
    'the shell emits a new event',
    inShell(({ needs }) => Object.assign(needs.emits, { 'shell:theme-changed': {} })),
  ],
  ['a remote no longer hears what is past', stopUsing('content', 'hears', 'account:logged-in')],
  ['a remote has a new page, which the shell does not know', provide('content', 'pages', 'lottery')],
  [
    'a page reads an optional parameter that its address lacks',
    addOptional('account pages monitoring', 'tab'),
  ],
  ['a page reads an optional parameter less', drop('account pages monitoring', 'id')],
  ['a page reads a parameter less', drop('catalog pages product', 'group')],
  [
    'the shell exports a name more of a shared package',
    inShell(({ sharedNames }) => sharedNames['@storefront/contracts']?.push('chooseRestaurant')),
  ],
  [
    'the shell drops a name of a shared package that no remote takes',
    inShell(({ sharedNames }) => {
      sharedNames.react = sharedNames.react?.filter((name) => name !== 'Profiler');
    }),
  ],
  [
    'a remote takes another name that the shell exports',
    (page) => page.contract('content').sharedNames['react']?.push('Activity'),
  ],
  [
    'the shell has a path more',
    inShell(({ sharedMembers }) => sharedMembers?.['@storefront/contracts']?.push('paths.gift')),
  ],
  [
    'the shell drops a path that no remote links to',
    dropMember('@storefront/contracts', 'paths.legalDocument'),
  ],
  [
    'a remote links to another path that the shell has',
    (page) => page.contract('content').sharedMembers['@storefront/contracts']?.push('paths.webMenu'),
  ],
  [
    'a remote takes a member of a hook',
    (page) => page.contract('content').sharedMembers['@storefront/contracts']?.push('useTakeMethod.setState'),
  ],
  [
    'the shell is an earlier one, and lists no members',
    inShell((shell) => {
      delete shell.sharedMembers;
    }),
  ],
  [
    'an event has whole numbers where it had any',
    retype('checkout emits checkout:order-placed revenue', { type: 'integer' }),
  ],
  [
    'who hears an event takes null too',
    retype('content hears checkout:promo-code-applied code', { type: ['string', 'null'] }),
  ],
  [
    'a choice is written in another way',
    retype('checkout emits checkout:address-chosen takeMethod', {
      anyOf: [{ const: 'pickup' }, { const: 'delivery' }],
    }),
  ],
  [
    'a schema is described',
    (page) => Object.assign(page.schema('checkout panels cart'), { description: 'The cart' }),
  ],
  [
    'a panel no longer needs a customer',
    (page) => {
      page.contract('account').customerPanels = [];
    },
  ],
  [
    'a build stops passing a prop that its contract keeps, and passes one that its owner does not know',
    together(
      (page) => page.pass('checkout', 'content:promo-strip', ['title', 'onChoose']),
      addOptional('checkout embeds content:promo-strip', 'tone'),
    ),
  ],
  ['the shell defines a CSS variable more', inShell(({ cssVariables }) => cssVariables?.push('--c-gift'))],
  [
    'the shell drops a CSS variable that no remote uses',
    inShell((shell) => {
      if (!shell.cssVariables?.includes('--z-backdrop')) throw new Error('it has none');
      shell.cssVariables = shell.cssVariables.filter((name) => name !== '--z-backdrop');
    }),
  ],
  [
    'a remote uses another CSS variable that the shell defines',
    (page) => page.contract('content').cssVariables.push('--z-backdrop'),
  ],
  [
    'the shell is an earlier one, and lists no CSS variables',
    inShell((shell) => {
      delete shell.cssVariables;
    }),
  ],
  [
    'a panel to which no panel closes is removed with all that opens it',
    together(remove('account', 'panels', 'notifications'), remove('account', 'opens', 'notifications')),
  ],
  [
    'a shared package of the shell is newer',
    inShell(({ sharedVersions }) => Object.assign(sharedVersions, { react: '19.99.0' })),
  ],
];

const numbered = compatible.map(([title, change], index) => [index + 1, title, change] as const);

test.each(numbered)(`passes, %i of ${compatible.length}: %s`, (_, _title, change) => {
  expect(breaksOf(change)).toEqual([]);
});

test(`${compatible.length} compatible changes are at least 20`, () => {
  expect(new Set(compatible.map(([title]) => title)).size).toBe(compatible.length);
  expect(compatible.length).toBeGreaterThanOrEqual(20);
});

test('a request counts as lost when the team that it is named after no longer hears it', () => {
  const breaksWithout = (name: 'account' | 'shell') => {
    const [live, next] = [new Page(), new Page()];
    for (const page of [live, next]) provide('account', 'hears', 'shell:logout-requested')(page);
    if (name === 'account') remove(name, 'hears', 'shell:logout-requested')(next);
    else delete next.shell.needs.hears['shell:logout-requested'];
    return releaseBreaks(live.builds, next.builds);
  };
  expect(breaksWithout('account')).toEqual([]);
  expect(breaksWithout('shell')).toContainEqual(
    expect.stringMatching(/"shell:logout-requested" is no longer heard by shell$/),
  );
});

describe('an optional prop that no build passes', () => {
  const strip = 'content:promo-strip';
  const breaksOfUnpassed = (change: Change) => {
    const [live, next] = [new Page(), new Page()];
    for (const page of [live, next]) page.pass('checkout', strip, ['title', 'onChoose']);
    change(next);
    return releaseBreaks(live.builds, next.builds);
  };

  test.each<[string, Change]>([
    ['removed', drop(`content widgets ${strip}`, 'withCode')],
    ['retyped', retype(`content widgets ${strip} withCode`, number)],
    ['replaced in the contract by another one', rename(`checkout embeds ${strip}`, 'withCode', 'tone')],
  ])('may be %s', (_, change) => {
    expect(breaksOfUnpassed(change)).toEqual([]);
    expect(breaksOf(change)).not.toEqual([]);
  });

  test('breaks as soon as it is passed', () => {
    const passAgain = (page: Page) => page.contract('checkout').passes['embeds']?.[strip]?.push('withCode');
    const removed = drop(`content widgets ${strip}`, 'withCode');
    expect(breaksOfUnpassed(together(removed, passAgain))).toEqual([
      `checkout: widget "${strip}" of content: withCode is no longer taken`,
    ]);
  });
});

test('what is broken already is no reason against a release', () => {
  const [live, next] = [new Page(), new Page()];
  for (const page of [live, next]) remove('restaurants', 'pages', 'restaurant')(page);
  addOptional('checkout panels cart', 'tab')(next);
  expect(releaseBreaks(live.builds, next.builds)).toEqual([]);
});
