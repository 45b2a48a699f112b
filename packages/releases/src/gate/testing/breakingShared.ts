import type { Plant } from './plant';

const widgets = 'tables/widgets.ts';

/** A change of something that the shell shares. */
const shared = (
  title: string,
  packageName: string,
  path: string,
  from: string,
  to: string,
  refused: RegExp,
): Plant => ({
  title,
  app: 'shell',
  edits: [[packageName, path, from, to]],
  refused,
});

const contractsIndex = 'index.ts';
const calls = 'index.ts';

const ofShared: readonly Plant[] = [
  shared(
    'the shell drops a name of a shared package that a remote takes',
    'api-contract',
    calls,
    'export function priceOf',
    'function priceOf',
    /checkout: it does not fit the shell: mf-checkout\/src\/cart.tsx:\d+: .*priceOf/,
  ),
  shared(
    'the shell drops a path that a remote links to',
    'contracts',
    'paths.ts',
    "  promoRules: () => '/promos/rules',\n",
    '',
    /content: it does not fit the shell: .*promoRules/,
  ),
  shared(
    'the shell drops a call that a remote sends',
    'api-contract',
    calls,
    '  process: (fields',
    '  send: (fields',
    /checkout: it does not fit the shell: .*process/,
  ),
  shared(
    'an exported object becomes a function',
    'contracts',
    contractsIndex,
    "export { paths } from './paths';",
    'export const paths = () => ({});',
    /content: it does not fit the shell: .*promoRules/,
  ),
  shared(
    'a hook has no state to read any more',
    'contracts',
    contractsIndex,
    '{ (): unknown; getState(): { takeMethod: string } }',
    '() => unknown',
    /content: it does not fit the shell: .*getState/,
  ),
  {
    title: 'a name is taken of a shared package that the shell does not export',
    app: 'checkout',
    edits: [
      ['api-contract', calls, 'export function say', 'export const shout = 1;\nexport function say'],
      [
        'app',
        'cart.tsx',
        'import { cartCalls,',
        "import { shout } from '@storefront/api-client';\nvoid shout;\nimport { cartCalls,",
      ],
    ],
    refused: /checkout: it does not fit the shell: .*shout/,
  },
  {
    title: 'a path is taken that the shell does not have yet',
    app: 'content',
    edits: [
      [
        'contracts',
        'paths.ts',
        "promos: () => '/promos',",
        "promos: () => '/promos',\n  gift: () => '/gift',",
      ],
      ['app', 'promo.tsx', 'paths.promoRules()', 'paths.gift()'],
    ],
    refused: /content: it does not fit the shell: .*gift/,
  },
  {
    title: 'a CSS variable is used that the shell does not define yet',
    app: 'content',
    edits: [
      ['tokens', 'colourNames.ts', "'plum'", "'plum', 'gift'"],
      ['app', 'promo.tsx', 'void [paths', 'void colour.gift;\n  void [paths'],
      [
        'app',
        'promo.tsx',
        'import { Price }',
        "import { colour } from '@storefront/tokens';\nimport { Price }",
      ],
    ],
    refused: /content: it does not fit the shell: .*gift/,
  },
  shared(
    'the shell drops a CSS variable that a remote uses',
    'tokens',
    'colourNames.ts',
    "'plum', ",
    '',
    /content: it does not fit the shell: ui\/src\/index.ts:\d+: .*plum/,
  ),
];

/** Shapes of shared functions: only a compiler sees them. */
const ofFunctions: readonly Plant[] = [
  shared(
    'a parameter moves to another place',
    'api-contract',
    calls,
    'sum: number, discount: number, currency: string',
    'currency: string, sum: number, discount: number',
    /checkout: it does not fit the shell: .*cart.tsx/,
  ),
  shared(
    'a function takes a parameter more',
    'api-contract',
    calls,
    'discount: number, currency: string)',
    'discount: number, currency: string, places: number)',
    /checkout: it does not fit the shell: .*arguments/,
  ),
  shared(
    'an optional parameter becomes required',
    'api-contract',
    calls,
    'restaurantsQuery(city?: string)',
    'restaurantsQuery(city: string)',
    /checkout: it does not fit the shell: .*arguments/,
  ),
  shared(
    'a parameter is another type',
    'api-contract',
    calls,
    'discount: number, currency: string): string',
    'discount: string, currency: string): string',
    /checkout: it does not fit the shell: .*number/,
  ),
  shared(
    'a function takes one object for its parameters',
    'api-contract',
    calls,
    'priceOf(sum: number, discount: number, currency: string): string { return currency + (sum - discount); }',
    'priceOf(fields: { sum: number }): string { return String(fields.sum); }',
    /checkout: it does not fit the shell: .*cart.tsx/,
  ),
  shared(
    'a result is another type',
    'api-contract',
    calls,
    "status: 'new' | 'cooking' | 'done'; coupon: string | null }",
    "status: 'new' | 'cooking' | 'done'; coupon: number }",
    /checkout: it does not fit the shell: .*cart.tsx/,
  ),
  shared(
    'a result may be absent',
    'api-contract',
    calls,
    'PlacedOrder { id: number;',
    'PlacedOrder { id: number | undefined;',
    /checkout: it does not fit the shell: .*undefined/,
  ),
  shared(
    'a result has a value of a choice more',
    'api-contract',
    calls,
    "'new' | 'cooking' | 'done'",
    "'new' | 'cooking' | 'done' | 'late'",
    /checkout: it does not fit the shell: .*late/,
  ),
  shared(
    'a parameter takes fewer values of a choice',
    'api-contract',
    calls,
    "listen(kind: 'order' | 'cart'",
    "listen(kind: 'cart'",
    /checkout: it does not fit the shell: .*order/,
  ),
  shared(
    'a member of an enumeration goes',
    'api-contract',
    calls,
    'plain, loud',
    'plain',
    /checkout: it does not fit the shell: .*loud/,
  ),
  shared(
    'the type argument of a result changes',
    'api-contract',
    calls,
    'Query<readonly { slug: string }[]>',
    'Query<ReadonlyMap<string, { slug: string }>>',
    /checkout: it does not fit the shell: .*cart.tsx/,
  ),
  shared(
    'a result is no longer a promise',
    'api-contract',
    calls,
    'read: () => Promise<Data>',
    'read: () => Data',
    /checkout: it does not fit the shell: .*then/,
  ),
  shared(
    'a callback of a function gets another value',
    'api-contract',
    calls,
    'onChange: (order: PlacedOrder) => void',
    'onChange: (order: { uuid: string }) => void',
    /checkout: it does not fit the shell: .*id/,
  ),
  shared(
    'a field of an object that is passed becomes required',
    'api-contract',
    calls,
    'comment?: string',
    'comment: string; phone: string',
    /checkout: it does not fit the shell: .*phone/,
  ),
  shared(
    'a function is now a value',
    'api-contract',
    calls,
    'say(text: string, tone: Tone = Tone.plain): void { void [text, tone]; }',
    'unused(): void {}\nexport const say = 1;',
    /checkout: it does not fit the shell: .*callable/,
  ),
  shared(
    'a function of the contracts takes its parameters in another order',
    'contracts',
    'requests.ts',
    "  text: string,\n  tone: 'error' | 'success' | 'neutral' = 'neutral',",
    "  tone: 'error' | 'success' | 'neutral',\n  text: string,",
    /checkout: it does not fit the shell: .*cart.tsx/,
  ),
  {
    title: 'a prop behind a spread is renamed',
    app: 'content',
    edits: [
      [
        'contracts',
        widgets,
        'props: z.object({\n      title: z.string(),\n      withCode',
        'props: z.object({\n      heading: z.string(),\n      withCode',
      ],
    ],
    refused:
      /account: it does not fit content: mf-account\/src\/auth.tsx:\d+: .*\n?.*heading|account: widget "content:promo-strip" of content takes other data/,
  },
  {
    title: 'a token has another name',
    app: 'shell',
    edits: [
      ['tokens', 'variables.ts', 'layers = {', 'stacking = {'],
      ['tokens', 'index.ts', 'colour, layers', 'colour, stacking as layers'],
      ['tokens', 'colourNames.ts', "'plum'", "'violet'"],
      ['app', 'app/browser.tsx', 'colour.plum', 'colour.violet'],
      ['ui', 'index.ts', 'colour.plum', 'colour.violet'],
    ],
    refused: /checkout: it does not fit the shell: ui\/src\/index.ts:\d+: .*plum/,
  },
];

/** Changes of shared packages by the shell, and of their use by a remote. */
export const breakingShared: readonly Plant[] = [...ofShared, ...ofFunctions];
