import { inTable, type Plant } from './plant';

const panels = 'tables/panels.ts';
const widgets = 'tables/widgets.ts';

const cart = 'params: z.object({ repeat: z.optional(z.string()) })';
const except = 'except: z.optional(z.string())';
const product = 'params: z.object({ group: z.string(), slug: z.string() })';
const reason = "params: z.object({ reason: z.optional(z.literal('change-phone')) })";
const from = "from: z.optional(z.literal('addresses'))";
const slugOf = (id: string) => `${id}: { owner: 'restaurants', linkable: true, params: slug }`;

const ofPanels: readonly Plant[] = [
  inTable(
    'checkout',
    'a panel needs a parameter more',
    panels,
    [[cart, cart.replace('{ repeat', '{ tab: z.string(), repeat')]],
    /shell: panel "cart" of checkout takes other data: .*\n.*'tab' is missing/,
  ),
  inTable(
    'catalog',
    'a parameter of a panel becomes required',
    panels,
    [['q: z.optional(z.string())', 'q: z.string()']],
    /shell: panel "search" of catalog takes other data/,
  ),
  inTable(
    'catalog',
    'a parameter of a panel is renamed',
    panels,
    [[product, product.replace('slug', 'id')]],
    /content: panel "product" of catalog takes other data/,
  ),
  inTable(
    'catalog',
    'an optional parameter of a panel is renamed',
    panels,
    [[except, except.replace('except', 'without')]],
    /checkout: it does not fit catalog: mf-checkout\/src\/cart.tsx:\d+: .*'except' does not exist/,
  ),
  inTable(
    'checkout',
    'an optional parameter of a panel is removed',
    panels,
    [[cart, 'params: noParams']],
    /account: it does not fit checkout: mf-account\/src\/auth.tsx:\d+: /,
  ),
  inTable(
    'restaurants',
    'a parameter of a panel is another type',
    panels,
    [
      [
        slugOf('restaurant'),
        slugOf('restaurant').replace('params: slug', 'params: z.object({ slug: z.number() })'),
      ],
    ],
    /catalog: panel "restaurant" of restaurants takes other data/,
  ),
  inTable(
    'account',
    'a parameter of a panel takes fewer values',
    panels,
    [[reason, reason.replace('change-phone', 'change-name')]],
    /restaurants: panel "auth" of account takes other data/,
  ),
  inTable(
    'content',
    'a panel is opened without its parameter',
    panels,
    [[product, 'params: z.object({ group: z.string(), slug: z.optional(z.string()) })']],
    /content: panel "product" of (shell|catalog) takes other data/,
  ),
  inTable(
    'account',
    'a panel is opened with a value that it does not take',
    panels,
    [[from, 'from: z.optional(z.string())']],
    /account: panel "take-method" of shell takes other data/,
  ),
  inTable(
    'shell',
    'the shell no longer passes a parameter on',
    panels,
    [[cart, 'params: noParams']],
    /account: it does not fit the shell: mf-account\/src\/auth.tsx/,
  ),
  inTable(
    'account',
    'an optional parameter is renamed by the build that opens the panel',
    panels,
    [[cart, cart.replace('repeat', 'again')]],
    /account: panel "cart" of (checkout|shell): a field is renamed|account: panel "cart" of (checkout|shell) takes other data/,
  ),
  inTable(
    'shell',
    'the shell forgets a panel that a remote opens',
    panels,
    [["'delivery-time': { owner: 'checkout', params: noParams },", '']],
    /checkout: it does not fit the shell: mf-checkout\/src\/cart.tsx:\d+: .*delivery-time/,
  ),
];

const strip = 'withCode: z.optional(z.boolean()),';
const onStrip =
  'onChoose: z.optional(callback(z.object({ slug: z.string(), code: z.optional(z.string()) }))),';
const picker = 'onChoose: callback(chosenRestaurant),';
const recommendations = 'props: z.object({ title: z.string(), productId: z.optional(z.number()) })';

const ofWidgets: readonly Plant[] = [
  inTable(
    'catalog',
    'a widget needs a prop more',
    widgets,
    [[recommendations, recommendations.replace('title', 'limit: z.number(), title')]],
    /checkout: widget "catalog:recommendations" of catalog takes other data: .*\n?.*limit/,
  ),
  inTable(
    'catalog',
    'a prop is another type',
    widgets,
    [[recommendations, recommendations.replace('title: z.string()', 'title: z.number()')]],
    /checkout: widget "catalog:recommendations" of catalog takes other data/,
  ),
  inTable(
    'catalog',
    'an optional prop is another type',
    widgets,
    [
      [
        recommendations,
        recommendations.replace('productId: z.optional(z.number())', 'productId: z.optional(z.string())'),
      ],
    ],
    /checkout: widget "catalog:recommendations" of catalog takes other data/,
  ),
  inTable(
    'content',
    'an optional prop is removed',
    widgets,
    [[strip, '']],
    /checkout: it does not fit content: mf-checkout\/src\/cart.tsx:\d+: .*\n?.*withCode/,
  ),
  inTable(
    'content',
    'an optional callback is renamed',
    widgets,
    [[onStrip, onStrip.replace('onChoose', 'onPick')]],
    /checkout: it does not fit content: mf-checkout\/src\/cart.tsx:\d+: .*\n?.*onChoose/,
  ),
  inTable(
    'restaurants',
    'a callback that is needed is renamed',
    widgets,
    [[picker, picker.replace('onChoose', 'onPick')]],
    /checkout: widget "restaurants:picker" of restaurants takes other data/,
  ),
  inTable(
    'restaurants',
    'a callback gets a field less',
    widgets,
    [['  coordinates: z.string(),\n  hours', '  hours']],
    /checkout: widget "restaurants:picker" of restaurants takes other data/,
  ),
  inTable(
    'restaurants',
    'a callback gets another type',
    widgets,
    [['id: z.number(),\n  externalId', 'id: z.string(),\n  externalId']],
    /checkout: widget "restaurants:picker" of restaurants takes other data/,
  ),
  inTable(
    'restaurants',
    'a callback gets null',
    widgets,
    [['  name: z.string(),\n  address', '  name: z.nullable(z.string()),\n  address']],
    /checkout: widget "restaurants:picker" of restaurants takes other data/,
  ),
  inTable(
    'restaurants',
    'a callback becomes a value',
    widgets,
    [[picker, 'onChoose: z.string(),']],
    /checkout: widget "restaurants:picker" of restaurants takes other data/,
  ),
  inTable(
    'checkout',
    'the embedding build passes a prop no longer',
    widgets,
    [['title: z.string(),\n      withCode', 'withCode']],
    /checkout: widget "content:promo-strip" of content takes other data/,
  ),
  inTable(
    'checkout',
    'the embedding build reads a field that the callback lacks',
    widgets,
    [['  hours: z.optional', '  phone: z.string(),\n  hours: z.optional']],
    /checkout: widget "restaurants:picker" of restaurants takes other data/,
  ),
  inTable(
    'checkout',
    'an optional prop is renamed by the embedding build',
    widgets,
    [[strip, strip.replace('withCode', 'codesOnly')]],
    /checkout: widget "content:promo-strip" of content: a field is renamed/,
  ),
  inTable(
    'account',
    'an optional field inside a prop is renamed by the embedding build',
    'tables/deliveryAddress.ts',
    [['apartment:', 'flat:']],
    /account: widget "checkout:address-choice" of checkout: a field is renamed/,
  ),
  inTable(
    'content',
    'an optional callback becomes required',
    widgets,
    [[onStrip, 'onChoose: callback(z.object({ slug: z.string(), code: z.optional(z.string()) })),']],
    /account: widget "content:promo-strip" of content takes other data/,
  ),
];

/** Changes of panels and widgets by one team that would break a build of another. */
export const breakingTables: readonly Plant[] = [...ofPanels, ...ofWidgets];
