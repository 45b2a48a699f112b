import { type NamedPage, nameBreaks, type Provided } from './nameBreaks';
import type { Uses } from './readUses';
import type { SharedUse } from '../sharing/sharedMisfits';

const uses = (names: Partial<Record<keyof Uses, readonly string[]>>): Uses => ({
  opens: [],
  embeds: [],
  emits: [],
  hears: [],
  ...names,
});

type Built = Provided & SharedUse;

const provided = (modules: Partial<Built>): Built => ({
  pages: {},
  panels: [],
  widgets: [],
  customerPanels: [],
  staticWidgets: [],
  sharedVersions: {},
  sharedNames: {},
  ...modules,
});

/** A page of the shell, content, checkout and account. */
function makePage(): NamedPage {
  return {
    table: {
      routes: {
        promo: { path: '/promos/:slug', owner: 'content' },
        monitoring: { path: '/monitoring/:id?', owner: 'account' },
      },
      panels: {
        cart: { owner: 'checkout', isLinkable: false, isCustomersOnly: false },
        promo: { owner: 'content', isLinkable: true, isCustomersOnly: false },
        profile: { owner: 'account', isLinkable: false, isCustomersOnly: true },
        bonuses: { owner: 'account', isLinkable: false, isCustomersOnly: true, closesTo: 'profile' },
        burger: { owner: 'shell', isLinkable: false, isCustomersOnly: false },
      },
      widgets: {
        'content:stories': { owner: 'content', isStatic: true },
        'content:promo-strip': { owner: 'content' },
      },
    },
    shared: {
      sharedVersions: { react: '19.2.0', 'react-dom': '19.2.0' },
      zodNames: ['string', 'object'],
    },
    provided: new Map([
      [
        'content',
        provided({
          pages: { promo: '/promos/:slug' },
          panels: ['promo'],
          widgets: ['content:stories', 'content:promo-strip'],
          staticWidgets: ['content:stories'],
          sharedVersions: { react: '19.2.0' },
          sharedNames: { 'zod/mini': ['string'] },
        }),
      ],
      ['checkout', provided({ panels: ['cart'] })],
      [
        'account',
        provided({
          pages: { monitoring: '/monitoring/:id?' },
          panels: ['profile', 'bonuses'],
          customerPanels: ['profile', 'bonuses'],
        }),
      ],
    ]),
    uses: new Map([
      ['shell', uses({ emits: ['checkout:bonuses-reset-requested'], hears: ['shell:toast-requested'] })],
      ['content', uses({ opens: ['cart'], hears: ['checkout:code-applied'] })],
      [
        'checkout',
        uses({
          embeds: ['content:promo-strip'],
          emits: ['checkout:code-applied', 'shell:toast-requested'],
          hears: ['checkout:bonuses-reset-requested'],
        }),
      ],
      ['account', uses({ emits: ['checkout:code-applied'], opens: ['bonuses'] })],
    ]),
  };
}

/** The page with other modules or names of one app. */
function change(
  name: string,
  modules: Partial<Built>,
  names: Partial<Record<keyof Uses, readonly string[]>> = {},
): NamedPage {
  const page = makePage();
  const [before, used] = [page.provided.get(name), page.uses.get(name)];
  return {
    ...page,
    provided: new Map(page.provided).set(name, { ...provided({}), ...before, ...modules }),
    uses: new Map(page.uses).set(name, { ...uses({}), ...used, ...names }),
  };
}

/** The page of a shell with another table. */
function changeTable(edit: (table: NamedPage['table']) => void): NamedPage {
  const page = makePage();
  edit(page.table);
  return page;
}

const breaks = (next: NamedPage) => nameBreaks(makePage(), next);

test('the page as it is has no break, and neither has the first release', () => {
  expect(breaks(makePage())).toEqual([]);
  expect(nameBreaks(undefined, makePage())).toEqual([]);
});

test.each<[text: string, NamedPage]>([
  ['shell: it needs page "promo" of content, which is not provided', change('content', { pages: {} })],
  [
    'account: page "monitoring" needs "id", which its address may lack',
    change('account', { pages: { monitoring: '/monitoring/:id' } }),
  ],
  [
    'account: page "monitoring": its address has no "id"',
    changeTable(({ routes }) => Object.assign(routes['monitoring'] ?? {}, { path: '/monitoring/:order?' })),
  ],
  [
    'account: page "monitoring": its address has no "order"',
    change('account', { pages: { monitoring: '/monitoring/:order?' } }),
  ],
  ['content: it needs panel "cart", which is not provided', change('checkout', { panels: [] })],
  ['shell: it needs panel "promo", which is not provided', change('content', { panels: [] })],
  ['shell: it needs panel "profile", which is not provided', change('account', { panels: ['bonuses'] })],
  [
    'shell: it needs panel "cart", which is not provided',
    {
      ...changeTable(({ panels }) => Object.assign(panels['burger'] ?? {}, { closesTo: 'cart' })),
      provided: change('checkout', { panels: [] }).provided,
    },
  ],
  ['content: it needs panel "lottery", which is not provided', change('content', {}, { opens: ['lottery'] })],
  [
    'checkout: panel "cart" needs a customer, and the shell opens it for guests',
    change('checkout', { customerPanels: ['cart'] }),
  ],
  [
    'checkout: it needs widget "content:promo-strip", which is not provided',
    change('content', { widgets: ['content:stories'] }),
  ],
  [
    'content: widget "content:stories" needs a script, which the shell does not load',
    change('content', { staticWidgets: [] }),
  ],
  [
    'content: it takes email of zod/mini, which the shell does not export',
    change('content', { sharedNames: { 'zod/mini': ['email'] } }),
  ],
  [
    'content: it was built with react 18.3.1, the shell has 19.2.0',
    change('content', { sharedVersions: { react: '18.3.1' } }),
  ],
  [
    'content: it needs @storefront/query, which the shell does not share',
    change('content', { sharedVersions: { '@storefront/query': '0.1.0' } }),
  ],
  [
    'content: event "checkout:code-applied" is no longer emitted by checkout',
    change('checkout', {}, { emits: ['shell:toast-requested'] }),
  ],
  [
    'shell: event "checkout:bonuses-reset-requested" is no longer heard',
    change('checkout', {}, { hears: [] }),
  ],
])('refuses: %s', (text, next) => {
  expect(breaks(next)).toContain(text);
});

test('refuses: an event is no longer emitted at all', () => {
  const live = change('account', {}, { emits: [] });
  const next = {
    ...live,
    uses: new Map(live.uses).set('checkout', uses({ emits: ['shell:toast-requested'] })),
  };
  expect(nameBreaks(live, next)).toContain('content: event "checkout:code-applied" is no longer emitted');
});

test.each<[title: string, NamedPage]>([
  [
    'a remote has a new widget and page, which the shell does not know',
    change('content', {
      widgets: ['content:stories', 'content:promo-strip', 'content:lottery'],
      pages: { promo: '/promos/:slug', lottery: '/lottery' },
    }),
  ],
  [
    'the shell knows a new panel, which no remote has',
    changeTable((table) =>
      Object.assign(table.panels, {
        lottery: { owner: 'content', isLinkable: false, isCustomersOnly: false },
      }),
    ),
  ],
  [
    'the shell opens a panel for customers only',
    changeTable(({ panels }) => Object.assign(panels['cart'] ?? {}, { isCustomersOnly: true })),
  ],
  [
    'the shell asks the next team for a panel that both have',
    {
      ...changeTable(({ panels }) => Object.assign(panels['cart'] ?? {}, { owner: 'account' })),
      provided: change('account', { panels: ['profile', 'bonuses', 'cart'] }).provided,
    },
  ],
  [
    'an event is no longer emitted by another team than the one that it is named after',
    change('account', {}, { emits: [] }),
  ],
  ['a remote no longer hears an event that is no request', change('content', {}, { hears: [] })],
  [
    'a remote hears a new event, which is not emitted',
    change('content', {}, { hears: ['checkout:code-applied', 'account:lottery-won'] }),
  ],
  [
    'a page reads an optional parameter that its address lacks',
    change('account', { pages: { monitoring: '/monitoring/:id?/:tab?' } }),
  ],
  [
    'a remote has no build',
    { ...makePage(), provided: new Map([...makePage().provided].filter(([name]) => name !== 'account')) },
  ],
])('passes: %s', (_, next) => {
  expect(breaks(next)).toEqual([]);
});

test('what is broken already is no reason against a release', () => {
  const broken = change('content', { pages: {} });
  expect(nameBreaks(broken, broken)).toEqual([]);
});

test('a rollback may take back what was optional, and not what is needed', () => {
  const isRollback = true;
  const quiet = change('checkout', {}, { emits: [] });
  expect(nameBreaks(makePage(), quiet, { isRollback })).toEqual([]);
  expect(nameBreaks(makePage(), quiet)).not.toEqual([]);
  expect(nameBreaks(makePage(), change('checkout', { panels: [] }), { isRollback })).not.toEqual([]);
});
