import { join } from 'node:path';
import { buildPlants, type Plant } from '../testing/buildPlants';

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

const built = buildPlants(Object.fromEntries(refused.map(([title, plant]) => [title, plant])));

test.each(refused)('the build refuses %s', (title, _plant, expected) => {
  const error = built[title] ?? '';
  expect(error).toContain('content: ');
  expect(error).toContain(expected);
});
