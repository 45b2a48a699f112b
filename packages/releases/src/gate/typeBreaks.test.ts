import { join } from 'node:path';
import { providedBySmallApp, smallPage } from './testing/smallPage';
import { installedFolder, type PackageSources } from './buildSources';
import { breakingEvents } from './testing/breakingEvents';
import { breakingShared } from './testing/breakingShared';
import { breakingTables } from './testing/breakingTables';
import { compatible } from './testing/compatiblePlants';
import { readUses } from './readUses';
import type { Plant } from './testing/plant';
import { type PageChange, type SourcedPage, typeBreaks } from './typeBreaks';

const page = smallPage();

const sourced = (sources: typeof page): SourcedPage =>
  new Map(
    [...sources].map(([name, one]) => [
      name,
      { sources: one, uses: readUses(one), provides: providedBySmallApp(name) },
    ]),
  );

/** The page with a plant in the build of its app. @throws Error when the text to replace is absent. */
function withPlant({ app, edits }: Plant): PageChange {
  const before = page.get(app);
  if (!before) throw new Error(`there is no ${app}`);
  const packages: Record<string, PackageSources> = { ...before.packages };
  for (const [name, path, from, to] of edits) {
    const key = name === 'app' ? before.app : `@storefront/${name}`;
    const files = packages[key] ?? {};
    const text = files[`src/${path}`];
    if (!text?.includes(from)) throw new Error(`${key}/src/${path} has no «${from}»`);
    packages[key] = { ...files, [`src/${path}`]: text.replace(from, () => to) };
  }
  const next = new Map(page).set(app, { ...before, packages });
  return { candidate: app, live: sourced(page), next: sourced(next) };
}

const modules = [join(__dirname, '../..'), installedFolder('@storefront/contracts', __dirname)];
const breaking = [...breakingTables, ...breakingEvents, ...breakingShared];
const all = [...breaking, ...compatible];
const found = typeBreaks(
  [{ candidate: 'shell', live: sourced(page), next: sourced(page) }, ...all.map(withPlant)],
  () => modules,
);
const breaksOf = (plant: Plant) => found[1 + all.indexOf(plant)] ?? [];

test('the page as it is has no break', () => {
  expect(found[0]).toEqual([]);
});

test.each(breaking.map((plant) => [plant.title, plant] as const))('refuses: %s', (_, plant) => {
  expect(breaksOf(plant).join('\n')).toMatch(plant.refused ?? /./);
});

test.each(compatible.map((plant) => [plant.title, plant] as const))('passes: %s', (_, plant) => {
  expect(breaksOf(plant)).toEqual([]);
});
