import { panels, remotes, routeIds, type WidgetId, widgets } from '@storefront/contracts';
import { builtArtefacts } from '../stack/builtArtefacts';
import { allExpectations, moduleOf } from './consumers';

const { shell, remotes: built } = builtArtefacts();
const records = built.map(({ record }) => record);

/** The uses of other teams' modules by each app, from the records of the builds. */
const users = [
  { name: 'shell', folder: 'shell', ...shell.needs, embeds: {}, pages: routeIds },
  ...records.map(({ name, contract }) => ({ name, folder: remotes[name].folder, ...contract, pages: [] })),
];

const keysOf = <Key extends string>(schemas: Partial<Record<Key, unknown>>) => Object.keys(schemas) as Key[];

describe.each(users)('$folder has an expectation of', ({ name, folder, embeds, opens, hears, pages }) => {
  const own = allExpectations().filter(({ consumer }) => consumer === folder);
  const expected = own.map(({ expectation }) => moduleOf(expectation));

  test('each widget of another team that it embeds', () => {
    const foreign = keysOf<WidgetId>(embeds).filter((id) => widgets[id].owner !== name);
    expect(expected).toEqual(expect.arrayContaining(foreign.map((id) => `widget ${id}`)));
  });

  test('each panel of another team that it opens', () => {
    const foreign = keysOf(opens).filter((id) => ![name, 'shell'].includes(panels[id].owner));
    expect(expected).toEqual(expect.arrayContaining(foreign.map((id) => `panel ${id}`)));
  });

  // Functions of `contracts`, which the page has once, emit the events of the shell.
  test('each event of another remote that it hears', () => {
    const relations = keysOf(hears)
      .filter((event) => !event.startsWith('shell:'))
      .flatMap((event) =>
        records
          .filter((record) => record.name !== name && event in record.contract.emits)
          .map((record) => `${event} of ${record.name}`),
      );
    const found = own.flatMap(({ provider, expectation }) =>
      expectation.steps.flatMap((step) => ('emits' in step ? [`${step.emits} of ${provider}`] : [])),
    );
    expect(found).toEqual(expect.arrayContaining(relations));
  });

  test('each page that it renders', () => {
    expect(expected).toEqual(expect.arrayContaining(pages.map((id) => `page ${id}`)));
  });
});
