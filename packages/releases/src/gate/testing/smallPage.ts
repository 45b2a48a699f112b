import type { BuildSources, PackageSources } from '../buildSources';
import { smallContracts } from './smallContracts';

const scope = '@storefront';

const packageJson = (name: string, dependencies: readonly string[]) =>
  JSON.stringify({
    name: `${scope}/${name}`,
    version: '0.1.0',
    exports: { '.': './src/index.ts' },
    dependencies: Object.fromEntries(dependencies.map((one) => [`${scope}/${one}`, 'workspace:*'])),
  });

/** The calls that the page shares: small, with the shapes that the real ones have. */
const apiContract = `
export interface PlacedOrder { id: number; status: 'new' | 'cooking' | 'done'; coupon: string | null }
export const cartCalls = {
  process: (fields: { persons: number }): Promise<PlacedOrder> => Promise.resolve({ id: fields.persons, status: 'new', coupon: null }),
};
export function priceOf(sum: number, discount: number, currency: string): string { return currency + (sum - discount); }
`;

const colourNames = `export const colourNames = ['ink', 'plum', 'line'] as const;
export type ColourName = (typeof colourNames)[number];
`;
const tokenVariables = `import type { ColourName } from './colourNames';
export const colour = {} as Readonly<Record<ColourName, string>>;
export const layers = { header: 'var(--z-header)', backdrop: 'var(--z-backdrop)' } as const;
`;

const manifest = (name: string, { panels, widgets }: Modules, own: readonly string[]) => {
  const list = (ids: readonly string[]) => {
    const entries = ids.map((id) => {
      const file = id.replace(':', '-');
      return `'${id}': () => import('./${own.includes(file) ? file : 'Any'}')`;
    });
    return `{ ${entries.join(', ')} }`;
  };
  return `import { defineManifest } from '@storefront/contracts';
export default defineManifest<'${name}'>({ name: '${name}', panels: ${list(panels)}, widgets: ${list(widgets)} });
`;
};

/** A module that takes any parameters: its own code does not matter to the page. */
const any = 'export default function Any(_: object) { return null; }\n';

type Modules = Record<'panels' | 'widgets', readonly string[]>;

interface SmallApp {
  name: string;
  modules?: Modules;
  /** Source files by path below `src/`; a module with the id of a panel or widget is used by the manifest. */
  files: Readonly<Record<string, string>>;
}

const apps: readonly SmallApp[] = [
  {
    name: 'shell',
    files: {
      'app/browser.tsx': `import { emit, on, openPanel, paths, type EventPayload } from '@storefront/contracts';
import { colour } from '@storefront/tokens';
on('shell:toast-requested', ({ text, tone, action, topic }: EventPayload<'shell:toast-requested'>) => void [text, tone, action?.label, topic]);
on('checkout:order-placed', ({ orderId, revenue, products }) => void [orderId.toFixed(), revenue.toFixed(), products.map(({ price }) => price.toFixed())]);
on('account:logged-in', () => emit('shell:panel-opened', { panel: 'cart' }));
emit('checkout:used-bonuses-reset-requested', { reason: 'a' });
openPanel('auth', {});
export const home = [paths.home(), colour.plum];
`,
    },
  },
  {
    name: 'catalog',
    modules: { panels: ['product', 'products-slider'], widgets: ['catalog:recommendations'] },
    files: {
      'product.tsx': `import { emit, openPanel, type PanelParams } from '@storefront/contracts';
export default function ProductPanel({ group, slug }: PanelParams<'product'>) {
  openPanel('restaurant', { slug: group });
  emit('checkout:item-added', { productId: 1, name: slug, price: 1, amount: 1 });
  return null;
}
`,
    },
  },
  {
    name: 'checkout',
    modules: { panels: ['cart', 'delivery-time', 'take-method'], widgets: ['checkout:address-choice'] },
    files: {
      'cart.tsx': `import { cartCalls, priceOf } from '@storefront/api-client';
import { emit, openPanel, toast, useEvent, Widget, type PanelParams } from '@storefront/contracts';
import { Price } from '@storefront/ui';
export default function CartPanel({ repeat }: PanelParams<'cart'>) {
  const place = async () => {
    const { id, status, coupon } = await cartCalls.process({ persons: Number(repeat) });
    const title = { new: 'a', cooking: 'b', done: 'c' } as const;
    emit('checkout:order-placed', { orderId: id, revenue: 1, coupon, products: [{ productId: 1, name: title[status], price: 1, amount: 1 }] });
    emit('checkout:address-chosen', { takeMethod: 'delivery' });
    emit('checkout:promo-code-applied', { code: 'A' });
    toast(priceOf(100, 10, 'RUB'), 'error', undefined, 'promo-code');
  };
  useEvent('checkout:used-bonuses-reset-requested', () => void place());
  openPanel('delivery-time');
  openPanel('products-slider', { group: '1', except: '2' });
  return (
    <>
      <Price sum={1} />
      <Widget id="content:promo-strip" title="a" withCode onChoose={({ slug, code }) => void [slug.trim(), code?.trim()]} />
      <Widget id="restaurants:picker" onChoose={({ id, name, coordinates, isWorking }) => void [id.toFixed(), name.trim(), coordinates.trim(), isWorking]} />
      <Widget id="catalog:recommendations" title="a" productId={1} />
    </>
  );
}
`,
    },
  },
  {
    name: 'account',
    modules: { panels: ['auth'], widgets: [] },
    files: {
      'auth.tsx': `import { emit, openPanel, Widget, type PanelParams } from '@storefront/contracts';
export default function AuthPanel({ reason }: PanelParams<'auth'>) {
  emit('account:logged-in', {});
  openPanel('cart', { repeat: reason ?? '1' });
  openPanel('take-method', { from: 'addresses' });
  const rest = { title: 'a' };
  return (
    <>
      <Widget id="content:promo-strip" {...rest} />
      <Widget
        id="checkout:address-choice"
        address={{ type: 'delivery', street: 'a', home: '1', apartment: '2', fullAddress: 'a', coordinates: '1,1' }}
        onApplied={({ street, floor }) => void [street.trim(), floor?.trim()]}
      />
    </>
  );
}
`,
    },
  },
  {
    name: 'restaurants',
    modules: { panels: ['restaurant'], widgets: ['restaurants:picker'] },
    files: {
      'restaurants-picker.tsx': `import { openPanel, type WidgetProps } from '@storefront/contracts';
export default function Picker({ chosenId, onChoose }: WidgetProps<'restaurants:picker'>) {
  openPanel('auth', { reason: 'change-phone' });
  onChoose({ id: chosenId ?? 1, externalId: 'a', name: 'a', address: 'a', coordinates: '1,1', isWorking: true });
  return null;
}
`,
    },
  },
  {
    name: 'content',
    modules: { panels: ['promo'], widgets: ['content:promo-strip'] },
    files: {
      'promo.tsx': `import { openPanel, paths, useEvent, Widget, type PanelParams } from '@storefront/contracts';
import { Price } from '@storefront/ui';
export default function PromoPanel({ slug }: PanelParams<'promo'>) {
  useEvent('checkout:promo-code-applied', ({ code }) => void code.trim());
  useEvent('shell:panel-opened', ({ panel }) => void panel.trim());
  useEvent('checkout:address-chosen', ({ takeMethod }) => {
    const title: Record<typeof takeMethod, string> = { delivery: 'a', pickup: 'b' };
    void title;
  });
  openPanel('product', { group: 'a', slug });
  void [paths.promoRules(), paths.promo({ slug })];
  return (
    <>
      <Price sum={1} />
      <Widget id="checkout:address-choice" onApplied={() => undefined} />
    </>
  );
}
`,
    },
  },
];

function appSources(
  { name, modules, files }: SmallApp,
  shared: Record<string, PackageSources>,
): BuildSources {
  const own = Object.keys(files).map((path) => path.replace(/\.tsx$/, ''));
  const folder = name === 'shell' ? name : `mf-${name}`;
  const sources = {
    'package.json': packageJson(folder, ['contracts', 'api-client', 'tokens', 'ui']),
    ...(modules && { 'src/Any.tsx': any, 'src/remote.ts': manifest(name, modules, own) }),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/${path}`, text])),
  };
  const app = `${scope}/${folder}`;
  return { app, packages: { ...shared, [app]: sources } };
}

/** The modules that a small app provides. */
export const providedBySmallApp = (name: string): Modules => {
  const { panels = [], widgets = [] } = apps.find((app) => app.name === name)?.modules ?? {};
  return { panels, widgets };
};

/**
 * A page of six small apps whose panels, widgets, events and shared calls have the shapes of the real ones, and are used in the
 * same ways. The sources of the apps by name.
 */
export function smallPage(): Map<string, BuildSources> {
  const shared = {
    [`${scope}/contracts`]: { 'package.json': packageJson('contracts', []), ...smallContracts },
    [`${scope}/api-client`]: {
      'package.json': packageJson('api-client', ['api-contract']),
      'src/index.ts': "export * from '@storefront/api-contract';\n",
    },
    [`${scope}/api-contract`]: {
      'package.json': packageJson('api-contract', []),
      'src/index.ts': apiContract,
    },
    [`${scope}/tokens`]: {
      'package.json': packageJson('tokens', []),
      'src/colourNames.ts': colourNames,
      'src/variables.ts': tokenVariables,
      'src/index.ts': "export { colour, layers } from './variables';\n",
    },
    [`${scope}/ui`]: {
      'package.json': packageJson('ui', ['tokens']),
      'src/index.ts':
        "import { colour } from '@storefront/tokens';\nexport const Price = ({ sum }: { sum: number }) => `${sum} ${colour.plum}`;\n",
    },
  };
  return new Map(apps.map((app) => [app.name, appSources(app, shared)]));
}
