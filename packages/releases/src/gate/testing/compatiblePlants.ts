import type { Plant } from './plant';

const panels = 'tables/panels.ts';
const widgets = 'tables/widgets.ts';
const events = 'tables/events.ts';

const inTable = (app: string, title: string, table: string, from: string, to: string): Plant => ({
  title,
  app,
  edits: [['contracts', table, from, to]],
});

const cart = 'params: z.object({ repeat: z.optional(z.string()) })';
const reason = "reason: z.optional(z.literal('change-phone'))";
const strip = 'withCode: z.optional(z.boolean()),';
const recommendations = 'productId: z.optional(z.number()) })';
const orderPlaced = "'checkout:order-placed': z.object({";
const applied = "'checkout:promo-code-applied': z.object({ code: z.string() })";
const takeMethod = "z.enum(['delivery', 'pickup'])";
const promo = "promo: { owner: 'content', linkable: true, params: slug },";

/** Changes that a team may release before or after the others. */
export const compatible: readonly Plant[] = [
  inTable(
    'checkout',
    'a panel takes an optional parameter more',
    panels,
    cart,
    cart.replace('{ repeat', '{ tab: z.optional(z.string()), repeat'),
  ),
  inTable(
    'account',
    'a panel is opened with an optional parameter that its owner does not know',
    panels,
    cart,
    cart.replace('{ repeat', '{ tab: z.optional(z.string()), repeat'),
  ),
  {
    title: 'a panel is opened with a parameter more',
    app: 'content',
    edits: [
      [
        'contracts',
        panels,
        'params: z.object({ group: z.string(), slug: z.string() })',
        'params: z.object({ group: z.string(), slug: z.string(), from: z.string() })',
      ],
      ['app', 'promo.tsx', "{ group: 'a', slug }", "{ group: 'a', slug, from: 'b' }"],
    ],
  },
  inTable(
    'account',
    'a panel takes more values of a parameter',
    panels,
    reason,
    "reason: z.optional(z.enum(['change-phone', 'expired']))",
  ),
  inTable(
    'checkout',
    'a panel takes any text for a parameter with fixed values',
    panels,
    "from: z.optional(z.literal('addresses'))",
    'from: z.optional(z.string())',
  ),
  {
    title: 'a required parameter of a panel becomes optional',
    app: 'content',
    edits: [
      [
        'contracts',
        panels,
        promo,
        promo.replace('params: slug', 'params: z.object({ slug: z.optional(z.string()) })'),
      ],
      ['app', 'promo.tsx', '{ slug }: PanelParams', "{ slug = '' }: PanelParams"],
    ],
  },
  {
    title: 'a remote has a new panel, which the shell does not know',
    app: 'content',
    edits: [
      ['contracts', panels, promo, `${promo}\n  lottery: { owner: 'content', params: slug },`],
      ['app', 'remote.ts', "'promo': ", "'lottery': () => import('./Any'), 'promo': "],
    ],
  },
  inTable(
    'shell',
    'the shell knows a new panel, which no remote has',
    panels,
    promo,
    `${promo}\n  lottery: { owner: 'content', params: slug },`,
  ),
  inTable(
    'content',
    'a widget takes an optional prop more',
    widgets,
    strip,
    `${strip} tone: z.optional(z.string()),`,
  ),
  inTable(
    'catalog',
    'a widget has an optional callback more',
    widgets,
    recommendations,
    'productId: z.optional(z.number()), onAdded: z.optional(callback(z.number())) })',
  ),
  inTable(
    'checkout',
    'an optional prop is passed that its owner does not know',
    widgets,
    strip,
    `${strip} tone: z.optional(z.string()),`,
  ),
  inTable(
    'checkout',
    'a callback is passed that its owner does not know',
    widgets,
    recommendations,
    'productId: z.optional(z.number()), onAdded: z.optional(callback(z.number())) })',
  ),
  {
    title: 'a callback gets a field more',
    app: 'restaurants',
    edits: [
      [
        'contracts',
        widgets,
        '  hours: z.optional(z.string()),',
        '  hours: z.optional(z.string()),\n  phone: z.string(),',
      ],
      ['app', 'restaurants-picker.tsx', 'isWorking: true', "isWorking: true, phone: '1'"],
    ],
  },
  {
    title: 'the embedding build reads a field less of a callback',
    app: 'checkout',
    edits: [
      ['contracts', widgets, '  isWorking: z.boolean(),\n', ''],
      ['app', 'cart.tsx', 'coordinates, isWorking })', 'coordinates })'],
      ['app', 'cart.tsx', 'coordinates.trim(), isWorking]', 'coordinates.trim()]'],
    ],
  },
  inTable(
    'checkout',
    'the embedding build reads an optional field that the callback lacks',
    widgets,
    '  hours: z.optional(z.string()),',
    '  hours: z.optional(z.string()),\n  phone: z.optional(z.string()),',
  ),
  inTable(
    'restaurants',
    'a callback gets an optional field less',
    widgets,
    '  hours: z.optional(z.string()),\n',
    '',
  ),
  inTable(
    'checkout',
    'an event has an optional field less',
    events,
    '    action: z.optional(z.object({ label: z.string(), panel: z.string() })),\n',
    '',
  ),
  {
    title: 'an event has a field more',
    app: 'checkout',
    edits: [
      ['contracts', events, orderPlaced, `${orderPlaced} currency: z.string(),`],
      ['app', 'cart.tsx', '{ orderId: id,', "{ currency: 'RUB', orderId: id,"],
    ],
  },
  inTable(
    'checkout',
    'an event has an optional field more',
    events,
    orderPlaced,
    `${orderPlaced} currency: z.optional(z.string()),`,
  ),
  inTable(
    'content',
    'a listener of an event reads an optional field that it lacks',
    events,
    applied,
    applied.replace('{ code', '{ promoId: z.optional(z.string()), code'),
  ),
  {
    title: 'a listener of an event takes null too',
    app: 'content',
    edits: [
      ['contracts', events, applied, applied.replace('code: z.string()', 'code: z.nullable(z.string())')],
      ['app', 'promo.tsx', 'code.trim()', 'code?.trim()'],
    ],
  },
  inTable('checkout', 'an event has fewer values of a choice', events, takeMethod, "z.enum(['delivery'])"),
  inTable(
    'checkout',
    'a choice is written in another way',
    events,
    takeMethod,
    "z.union([z.literal('pickup'), z.literal('delivery')])",
  ),
  inTable(
    'shell',
    'the shell knows a new event',
    events,
    orderPlaced,
    `'content:lottery-won': z.object({}),\n  ${orderPlaced}`,
  ),
  inTable(
    'content',
    'a remote knows a new event',
    events,
    orderPlaced,
    `'content:lottery-won': z.object({}),\n  ${orderPlaced}`,
  ),
  {
    title: 'the shell has a path more',
    app: 'shell',
    edits: [
      [
        'contracts',
        'paths.ts',
        "promos: () => '/promos',",
        "promos: () => '/promos',\n  gift: () => '/gift',",
      ],
    ],
  },
  {
    title: 'the shell drops a path that no remote links to',
    app: 'shell',
    edits: [['contracts', 'paths.ts', "  webMenu: () => '/web_menu',\n", '']],
  },
  {
    title: 'the shell drops a name of a shared package that no remote takes',
    app: 'shell',
    edits: [['contracts', 'index.ts', "export const filterParams = ['a'];\n", '']],
  },
  {
    title: 'a shared function takes an optional parameter more',
    app: 'shell',
    edits: [
      [
        'api-contract',
        'index.ts',
        'discount: number, currency: string)',
        'discount: number, currency: string, places = 0)',
      ],
    ],
  },
  {
    title: 'a parameter of a shared function becomes optional',
    app: 'shell',
    edits: [['api-contract', 'index.ts', 'currency: string): string', "currency = 'RUB'): string"]],
  },
  {
    title: 'a shared function takes more values of a choice',
    app: 'shell',
    edits: [['api-contract', 'index.ts', "kind: 'order' | 'cart'", "kind: 'order' | 'cart' | 'user'"]],
  },
  {
    title: 'a result of a shared function has a field more',
    app: 'shell',
    edits: [
      ['api-contract', 'index.ts', 'PlacedOrder { id: number;', 'PlacedOrder { id: number; uuid?: string;'],
    ],
  },
  {
    title: 'the shell defines a CSS variable more',
    app: 'shell',
    edits: [['tokens', 'colourNames.ts', "'plum'", "'plum', 'gift'"]],
  },
  {
    title: 'the shell drops a CSS variable that no remote uses',
    app: 'shell',
    edits: [['tokens', 'variables.ts', ", backdrop: 'var(--z-backdrop)'", '']],
  },
  {
    title: 'a remote uses another CSS variable that the shell defines',
    app: 'content',
    edits: [
      ['app', 'promo.tsx', 'void [paths', 'void layers.backdrop;\n  void [paths'],
      [
        'app',
        'promo.tsx',
        'import { Price }',
        "import { layers } from '@storefront/tokens';\nimport { Price }",
      ],
    ],
  },
];
