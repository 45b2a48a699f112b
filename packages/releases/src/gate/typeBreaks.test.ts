import { join } from 'node:path';
import { installedFolder, type PackageSources } from './buildSources';
import { readUses } from './readUses';
import { breaking, compatible, type Edit } from './testing/plants';
import { providedBySmallApp, smallPage } from './testing/smallPage';
import { type PageChange, type SourcedPage, typeBreaks } from './typeBreaks';

const page = smallPage();

const sourced = (sources: typeof page): SourcedPage =>
  new Map(
    [...sources].map(([name, one]) => [
      name,
      { sources: one, uses: readUses(one), provides: providedBySmallApp(name) },
    ]),
  );

/** The page with other texts in the build of an app. @throws Error when a text to replace is absent. */
function withEdits(app: string, edits: readonly Edit[]): PageChange {
  const before = page.get(app);
  if (!before) throw new Error(`there is no ${app}`);
  const packages: Record<string, PackageSources> = { ...before.packages };
  for (const [file, from, to] of edits) {
    const [name = '', ...path] = file.split('/');
    const [key, at] = [name === 'app' ? before.app : `@storefront/${name}`, ['src', ...path].join('/')];
    const text = packages[key]?.[at];
    if (!text?.includes(from)) throw new Error(`${key}/${at} has no «${from}»`);
    packages[key] = { ...packages[key], [at]: text.replace(from, () => to) };
  }
  const next = new Map(page).set(app, { ...before, packages });
  return { candidate: app, live: sourced(page), next: sourced(next) };
}

const refused = Object.entries(breaking).flatMap(([app, rows]) =>
  rows.map(([title, answer, ...edits]) => ({ app, title, answer, edits })),
);
const passed = Object.entries(compatible).flatMap(([app, rows]) =>
  rows.map(([title, ...edits]) => ({ app, title, answer: /^$/, edits })),
);
const plants = [{ app: 'shell', title: 'the page as it is', answer: /^$/, edits: [] }, ...passed, ...refused];

const modules = [join(__dirname, '../..'), installedFolder('@storefront/contracts', __dirname)];
const found = typeBreaks(
  plants.map(({ app, edits }) => withEdits(app, edits)),
  () => modules,
);

test.each(plants.map((plant, index) => ({ ...plant, index })))('in $app: $title', ({ index, answer }) => {
  expect(found[index]?.join('\n')).toMatch(answer);
});
