/** A text that is replaced in the sources of a build: `<package>/<file below src>`, `app` for the app's own package. */
export type Edit = readonly [file: string, from: string, to: string];

/** Changes by the app that is released with them. */
export type Plants<Row extends readonly unknown[]> = Readonly<Record<string, readonly Row[]>>;

const panels = 'contracts/tables/panels.ts';
const widgets = 'contracts/tables/widgets.ts';
const events = 'contracts/tables/events.ts';
const paths = 'contracts/paths.ts';
const calls = 'api-contract/index.ts';
const colours = 'tokens/colourNames.ts';

const twoPaths = "promos: () => '/promos',\n  gift: () => '/gift',";
const cartParams = 'z.object({ repeat: z.optional(z.string()) })';
const promoPanel = "promo: { owner: 'content', linkable: true, params: slug },";
const lotteryPanel = `${promoPanel}\n  lottery: { owner: 'content', params: slug },`;

/** Changes that would break another build, each with the answer of the gate. What differs in a type alone is TypeScript's. */
export const breaking: Plants<readonly [title: string, refused: RegExp, ...Edit[]]> = {
  shell: [
    [
      'the shell drops a name of a shared package that a remote takes',
      /checkout: it does not fit the shell: mf-checkout\/src\/cart.tsx:\d+: .*priceOf/,
      [calls, 'export function priceOf', 'function priceOf'],
    ],
    [
      'the shell drops a path that a remote links to',
      /content: it does not fit the shell: .*promoRules/,
      [paths, "  promoRules: () => '/promos/rules',\n", ''],
    ],
    [
      'a parameter of a shared function moves to another place',
      /checkout: it does not fit the shell: .*cart.tsx/,
      [
        calls,
        'sum: number, discount: number, currency: string',
        'currency: string, sum: number, discount: number',
      ],
    ],
    [
      'the shell drops a CSS variable that a remote uses',
      /content: it does not fit the shell: ui\/src\/index.ts:\d+: .*plum/,
      [colours, "'plum', ", ''],
    ],
    [
      'a token has another name, also in the code of the shell',
      /checkout: it does not fit the shell: ui\/src\/index.ts:\d+: .*plum/,
      ['tokens/variables.ts', 'layers = {', 'stacking = {'],
      ['tokens/index.ts', 'colour, layers', 'colour, stacking as layers'],
      [colours, "'plum'", "'violet'"],
      ['app/app/browser.tsx', 'colour.plum', 'colour.violet'],
      ['ui/index.ts', 'colour.plum', 'colour.violet'],
    ],
    [
      'the shell no longer passes a parameter on',
      /account: it does not fit the shell: mf-account\/src\/auth.tsx/,
      [panels, cartParams, 'noParams'],
    ],
    [
      'the shell forgets a panel that a remote opens',
      /checkout: it does not fit the shell: mf-checkout\/src\/cart.tsx:\d+: .*delivery-time/,
      [panels, "'delivery-time': { owner: 'checkout', params: noParams },", ''],
    ],
    [
      'an optional field of a request is renamed by the build that emits it',
      /shell: event "checkout:used-bonuses-reset-requested" of checkout: a field is renamed/,
      [events, 'reason: z.optional', 'cause: z.optional'],
    ],
  ],
  catalog: [
    [
      'an optional parameter of a panel is renamed',
      /checkout: it does not fit catalog: mf-checkout\/src\/cart.tsx:\d+: .*'except' does not exist/,
      [panels, 'except: z.optional', 'without: z.optional'],
    ],
    [
      'a widget needs a prop more',
      /checkout: widget "catalog:recommendations" of catalog takes other data: .*\n?.*limit/,
      [widgets, 'title: z.string(), productId', 'limit: z.number(), title: z.string(), productId'],
    ],
  ],
  checkout: [
    [
      'a panel needs a parameter more',
      /shell: panel "cart" of checkout takes other data: .*\n.*'tab' is missing/,
      [panels, '{ repeat', '{ tab: z.string(), repeat'],
    ],
    [
      'an optional parameter of a panel is removed',
      /account: it does not fit checkout: mf-account\/src\/auth.tsx:\d+: /,
      [panels, cartParams, 'noParams'],
    ],
    [
      'the embedding build reads a field that the callback lacks',
      /checkout: widget "restaurants:picker" of restaurants takes other data/,
      [widgets, '  hours: z.optional', '  phone: z.string(),\n  hours: z.optional'],
    ],
    [
      'an optional prop is renamed by the embedding build',
      /checkout: widget "content:promo-strip" of content: a field is renamed/,
      [widgets, 'withCode', 'codesOnly'],
    ],
    [
      'a field of an event is removed',
      /checkout: event "checkout:order-placed" of shell takes other data/,
      [events, '    revenue: z.number(),\n', ''],
    ],
    [
      'a listener of a request needs a field more',
      /shell: event "checkout:used-bonuses-reset-requested" of checkout takes other data/,
      [events, 'reason: z.optional', 'by: z.string(), reason: z.optional'],
    ],
    [
      'a request is heard without an optional field of it',
      /shell: it does not fit checkout: shell\/src\/app\/browser.tsx:\d+: /,
      [events, 'z.object({ reason: z.optional(z.string()) })', 'z.object({})'],
    ],
  ],
  account: [
    [
      'a panel is opened with a value that it does not take',
      /account: panel "take-method" of shell takes other data/,
      [panels, "from: z.optional(z.literal('addresses'))", 'from: z.optional(z.string())'],
    ],
    [
      'an optional parameter is renamed by the build that opens the panel',
      /account: panel "cart" of (checkout|shell): a field is renamed|account: panel "cart" of (checkout|shell) takes other data/,
      [panels, '{ repeat', '{ again'],
    ],
    [
      'an optional field inside a prop is renamed by the embedding build',
      /account: widget "checkout:address-choice" of checkout: a field is renamed/,
      ['contracts/tables/deliveryAddress.ts', 'apartment:', 'flat:'],
    ],
  ],
  restaurants: [
    [
      'a callback gets a field less',
      /checkout: widget "restaurants:picker" of restaurants takes other data/,
      [widgets, '  coordinates: z.string(),\n  hours', '  hours'],
    ],
  ],
  content: [
    [
      'a path is taken that the shell does not have yet',
      /content: it does not fit the shell: .*gift/,
      [paths, "promos: () => '/promos',", twoPaths],
      ['app/promo.tsx', 'paths.promoRules()', 'paths.gift()'],
    ],
    [
      'a CSS variable is used that the shell does not define yet',
      /content: it does not fit the shell: .*gift/,
      [colours, "'plum'", "'plum', 'gift'"],
      ['app/promo.tsx', 'void [paths', 'void colour.gift;\n  void [paths'],
      ['app/promo.tsx', 'import { Price }', "import { colour } from '@storefront/tokens';\nimport { Price }"],
    ],
    [
      'a panel is opened without its parameter',
      /content: panel "product" of (shell|catalog) takes other data/,
      [panels, 'group: z.string(), slug: z.string()', 'group: z.string(), slug: z.optional(z.string())'],
    ],
    [
      'an optional prop is removed',
      /checkout: it does not fit content: mf-checkout\/src\/cart.tsx:\d+: .*\n?.*withCode/,
      [widgets, 'withCode: z.optional(z.boolean()),', ''],
    ],
    [
      'a prop behind a spread is renamed',
      /account: it does not fit content: mf-account\/src\/auth.tsx:\d+: .*\n?.*heading|account: widget "content:promo-strip" of content takes other data/,
      [widgets, 'title: z.string(),\n      withCode', 'heading: z.string(),\n      withCode'],
    ],
    [
      'a listener of an event needs a field more',
      /checkout: event "checkout:promo-code-applied" of content takes other data/,
      [events, '{ code: z.string() }', '{ code: z.string(), promoId: z.string() }'],
    ],
  ],
};

/** Changes that a team may release before or after the others. */
export const compatible: Plants<readonly [title: string, ...Edit[]]> = {
  shell: [
    ['the shell knows a new panel, which no remote has', [panels, promoPanel, lotteryPanel]],
    ['the shell has a path more', [paths, "promos: () => '/promos',", twoPaths]],
    ['the shell drops a path that no remote links to', [paths, "  webMenu: () => '/web_menu',\n", '']],
    [
      'a shared function takes an optional parameter more',
      [calls, 'currency: string)', 'currency: string, places = 0)'],
    ],
    [
      'a result of a shared function has a field more',
      [calls, '{ id: number;', '{ id: number; uuid?: string;'],
    ],
    ['the shell defines a CSS variable more', [colours, "'plum'", "'plum', 'gift'"]],
  ],
  catalog: [
    [
      'a widget has an optional callback more',
      [
        widgets,
        'productId: z.optional(z.number())',
        'productId: z.optional(z.number()), onAdded: z.optional(callback(z.number()))',
      ],
    ],
  ],
  checkout: [
    [
      'a panel takes an optional parameter more',
      [panels, '{ repeat', '{ tab: z.optional(z.string()), repeat'],
    ],
    [
      'an optional prop is passed that its owner does not know',
      [widgets, 'withCode', 'tone: z.optional(z.string()), withCode'],
    ],
    [
      'the embedding build reads a field less of a callback',
      [widgets, '  isWorking: z.boolean(),\n', ''],
      ['app/cart.tsx', 'coordinates, isWorking })', 'coordinates })'],
      ['app/cart.tsx', 'coordinates.trim(), isWorking]', 'coordinates.trim()]'],
    ],
    [
      'the embedding build reads an optional field that the callback lacks',
      [widgets, '  hours: z.optional', '  phone: z.optional(z.string()),\n  hours: z.optional'],
    ],
    ['an event has an optional field less', [events, '    topic: z.optional(z.string()),\n', '']],
    [
      'an event has a field more',
      [events, "order-placed': z.object({", "order-placed': z.object({ currency: z.string(),"],
      ['app/cart.tsx', '{ orderId: id,', "{ currency: 'RUB', orderId: id,"],
    ],
  ],
  account: [
    [
      'a panel is opened with an optional parameter that its owner does not know',
      [panels, '{ repeat', '{ tab: z.optional(z.string()), repeat'],
    ],
    [
      'a panel takes more values of a parameter',
      [panels, "z.literal('change-phone')", "z.enum(['change-phone', 'expired'])"],
    ],
  ],
  restaurants: [
    [
      'a callback gets a field more',
      [widgets, '  hours: z.optional', '  phone: z.string(),\n  hours: z.optional'],
      ['app/restaurants-picker.tsx', 'isWorking: true', "isWorking: true, phone: '1'"],
    ],
    ['a callback gets an optional field less', [widgets, '  hours: z.optional(z.string()),\n', '']],
  ],
  content: [
    [
      'a panel is opened with a parameter more',
      [panels, 'group: z.string(), slug', 'from: z.string(), group: z.string(), slug'],
      ['app/promo.tsx', "{ group: 'a', slug }", "{ group: 'a', slug, from: 'b' }"],
    ],
    [
      'a required parameter of a panel becomes optional',
      [
        panels,
        promoPanel,
        promoPanel.replace('params: slug', 'params: z.object({ slug: z.optional(z.string()) })'),
      ],
      ['app/promo.tsx', '{ slug }: PanelParams', "{ slug = '' }: PanelParams"],
    ],
    [
      'a remote has a new panel, which the shell does not know',
      [panels, promoPanel, lotteryPanel],
      ['app/remote.ts', "'promo': ", "'lottery': () => import('./Any'), 'promo': "],
    ],
    [
      'a listener of an event reads an optional field that it lacks',
      [events, '{ code:', '{ promoId: z.optional(z.string()), code:'],
    ],
    [
      'a remote knows a new event',
      [events, "  'account:logged-in'", "  'content:lottery-won': z.object({}),\n  'account:logged-in'"],
    ],
    [
      'a remote uses another CSS variable that the shell defines',
      ['app/promo.tsx', 'void [paths', 'void layers.backdrop;\n  void [paths'],
      ['app/promo.tsx', 'import { Price }', "import { layers } from '@storefront/tokens';\nimport { Price }"],
    ],
  ],
};
