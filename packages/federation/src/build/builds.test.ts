import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sourcesFile } from '@storefront/releases/gate';
import { openRegistry } from '@storefront/releases/registry';
import { buildIdOf, changedFiles, integrityOf } from '@storefront/releases/release';
import { buildFixtures, type Plant } from '../testing/buildFixtures';

const contractsFolder = join(__dirname, '../../../contracts/src');

/** A page of the remote that runs an expression. */
const page = (imports: string, body: string): Plant => ({
  'PromosPage.tsx': `${imports}
    export default function PromosPage() { return <p>{String(${body})}</p>; }`,
});

/** The remote with an npm package of its own; the page calls \`use\` of it. */
const installs = (folder: string, packageJson: object): Plant => ({
  [`node_modules/${folder}/package.json`]: JSON.stringify({ main: 'index.js', ...packageJson }),
  [`node_modules/${folder}/index.js`]: 'exports.use = () => 1;',
  ...page(`import { use } from '${folder}';`, 'use()'),
});

const refused: [title: string, plant: Plant, error: string][] = [
  [
    'a panel of another team',
    {
      'Cart.tsx': 'export default () => <p>cart</p>;',
      'remote.ts': `export default {
        name: 'content', pages: {}, panels: { cart: () => import('./Cart') }, widgets: {}, embeds: {},
      };`,
    },
    'its panel "cart" belongs to checkout',
  ],
  [
    'React 18 from npm under another name',
    installs('react-18', { name: 'react', version: '18.3.1' }),
    './src/node_modules/react-18/index.js is a React of its own',
  ],
  [
    'a part of React that the page does not share',
    page("import { renderToString } from 'react-dom/server';", 'renderToString(null)'),
    'is a React of its own, and the page has one. Import "react", which the shell provides.',
  ],
  [
    'a React that an npm package bundles',
    {
      ...installs('carousel', { name: 'some-carousel' }),
      'node_modules/carousel/index.js':
        'exports.use = () => exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;',
    },
    './src/node_modules/carousel/index.js is a React of its own',
  ],
  [
    'the event bus by its path',
    page(`import { emit } from ${JSON.stringify(join(contractsFolder, 'events/bus'))};`, 'emit'),
    'contracts/src/events/bus.ts is a store of its own',
  ],
  [
    'a store of the contracts by its path',
    page(
      `import { useBrand } from ${JSON.stringify(join(contractsFolder, 'brand/BrandContext'))};`,
      'useBrand()',
    ),
    'contracts/src/brand/BrandContext.ts is a store of its own',
  ],
];

let built: ReturnType<typeof buildFixtures>;

beforeAll(() => {
  built = buildFixtures(refused.map(([, plant]) => plant));
});
afterAll(() => built?.remove());

test("a remote in the shell's server bundle runs on the shell's React, where no package is installed", async () => {
  const { build } = await openRegistry(built.registryDir).release(built.catalog.folder);
  const elsewhere = mkdtempSync(join(tmpdir(), 'storefront-shell-'));
  const server = join(elsewhere, 'main.cjs');
  copyFileSync(built.shellServer, server);
  const html = execFileSync(process.execPath, [server, built.registryDir, build], { encoding: 'utf8' });
  rmSync(elsewhere, { recursive: true });
  expect(html).toContain('rolls: <!-- -->0');
});

test('the record of a remote matches the build', () => {
  const { folder, record } = built.catalog;
  expect(changedFiles(folder, record.files)).toEqual([]);
  expect(record.version).toBe('1.2.3');
  expect(record.build).toBe(buildIdOf(record));
  const first = record.initial.pages.home ?? [];
  expect(first[0]).toBe(record.entry);
  expect(first.slice(1).map((path) => readFileSync(join(folder, path), 'utf8'))).toEqual([
    expect.stringContaining('embeds'),
    expect.stringContaining('catalog-home'),
  ]);
});

test('the record of a remote has its modules and shared packages by name, and its files have its sources', () => {
  const { folder, record } = built.catalog;
  const { pages, panels, sharedVersions, sharedNames } = record.contract;
  expect(pages['home']).toBe('/');
  expect(panels).toContain('product');
  expect(sharedVersions).toEqual({
    react: '19.3.1',
    'react/jsx-runtime': '19.3.1',
    '@storefront/contracts': '0.1.0',
  });
  expect(sharedNames).toEqual({
    react: ['useId', 'useState'],
    '@storefront/contracts': ['emit'],
  });
  const content = readFileSync(join(folder, sourcesFile));
  expect(integrityOf(content)).toBe(record.files[sourcesFile]?.sha384);
  const { packages } = JSON.parse(gunzipSync(content).toString()) as {
    packages: Record<string, Record<string, string>>;
  };
  const [own] = Object.values(packages);
  expect(own?.['src/remote.ts']).toContain('promo-showcase');
});

test('the record of the shell has its tables, the names of zod that its pages have, and its sources', () => {
  const { contract, zodNames, sources } = built.shell;
  expect(contract.panels['product']).toEqual({ owner: 'catalog', isLinkable: true, isCustomersOnly: false });
  expect(contract.panels['bonuses']).toMatchObject({ isCustomersOnly: true, closesTo: 'profile' });
  expect(contract.widgets['content:stories']).toEqual({ owner: 'content', isStatic: true });
  expect(zodNames).toContain('object');
  expect(sources?.size).toBeGreaterThan(1000);
});

test.each(refused.map(([title, , error], index) => [title, index, error] as const))(
  'the build refuses %s',
  (_, index, error) => {
    expect(built.errors[index]).toContain('content: ');
    expect(built.errors[index]).toContain(error);
  },
);
