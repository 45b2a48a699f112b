import { type PageChange, type SourcedBuild, typeBreaks } from '@storefront/releases/gate';
import { npmFolders } from '@storefront/releases/registry';
import { root } from '@storefront/config/workspace';
import { builtArtefacts } from '../stack/builtArtefacts';
import { edited, type SourceEdit, sourcesOf } from './plantedBuild';

/** The built page. */
function page(): Map<string, SourcedBuild> {
  const { shell, remotes } = builtArtefacts();
  const builds = new Map<string, SourcedBuild>([
    ['shell', { sources: sourcesOf('shell'), provides: { panels: [], widgets: [] }, uses: shell.uses }],
  ]);
  for (const { name, contract } of remotes.map(({ record }) => record)) {
    builds.set(name, { sources: sourcesOf(name), provides: contract, uses: contract.uses });
  }
  return builds;
}

type Planted = [title: string, app: 'shell' | 'catalog', edits: SourceEdit[], refused: RegExp];

const planted: Planted[] = [
  ['a comment', 'shell', [['contracts', 'index.ts', 'export {', '// as before\nexport {']], /^$/],
  [
    'a path that the shell drops',
    'shell',
    [['contracts', 'pages/paths.ts', 'promoRules', 'rulesOfPromos']],
    /content: it does not fit the shell: mf-content\/src\/\S+:\d+: .*promoRules/,
  ],
  [
    'a CSS variable that the shell renames',
    'shell',
    [['tokens', 'colourNames.ts', "'gold'", "'amber'"]],
    /it does not fit the shell: \S+:\d+: .*'gold'/,
  ],
  [
    'a parameter of a panel that its owner renames',
    'catalog',
    [['contracts', 'tables/panels.ts', 'except: z.optional', 'without: z.optional']],
    /checkout: it does not fit catalog: mf-checkout\/src\/\S+:\d+: .*'except'/,
  ],
  [
    'a prop that an owner of a widget comes to need',
    'catalog',
    [
      [
        'contracts',
        'tables/widgets.ts',
        'z.object({ title: z.string(), productId',
        'z.object({ title: z.string(), limit: z.number(), productId',
      ],
    ],
    /checkout: widget "catalog:recommendations" of catalog takes other data: [^]*limit/,
  ],
];

describe('a change of one real build is compiled beside the others:', () => {
  const live = page();
  const changes = planted.map(([, candidate, edits]): PageChange => {
    const build = live.get(candidate);
    if (!build) throw new Error(`there is no ${candidate}`);
    return {
      candidate,
      live,
      next: new Map(live).set(candidate, { ...build, sources: edited(build.sources, edits) }),
    };
  });
  let found: string[][] = [];
  beforeAll(() => {
    found = typeBreaks(changes, () => npmFolders(root));
  });

  test.each(planted.map(([title, , , refused], index) => [title, index, refused] as const))(
    '%s',
    (_, index, refused) => {
      expect(found[index]?.join('\n')).toMatch(refused);
    },
  );
});
