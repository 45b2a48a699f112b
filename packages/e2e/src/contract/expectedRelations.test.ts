import {
  type PanelId,
  panels,
  remoteNames,
  remotes,
  routeIds,
  type WidgetId,
  widgets,
} from '@storefront/contracts';
import { readUses } from '@storefront/releases/gate';
import { allExpectations, moduleOf } from './consumers';
import { sourcesOf } from './plantedBuild';

/** The uses of other teams' modules by each app, from the sources of the builds. */
const users = [
  { name: 'shell', folder: 'shell', ...readUses(sourcesOf('shell')), pages: routeIds },
  ...remoteNames.map((name) => ({
    name,
    folder: remotes[name].folder,
    ...readUses(sourcesOf(name)),
    pages: [],
  })),
];

describe.each(users)('$folder has an expectation of', ({ name, folder, embeds, opens, hears, pages }) => {
  const own = allExpectations().filter(({ consumer }) => consumer === folder);
  const expected = own.map(({ expectation }) => moduleOf(expectation));

  test('each widget of another team that it embeds', () => {
    const foreign = (embeds as WidgetId[]).filter((id) => widgets[id].owner !== name);
    expect(expected).toEqual(expect.arrayContaining(foreign.map((id) => `widget ${id}`)));
  });

  test('each panel of another team that it opens', () => {
    const foreign = (opens as PanelId[]).filter((id) => ![name, 'shell'].includes(panels[id].owner));
    expect(expected).toEqual(expect.arrayContaining(foreign.map((id) => `panel ${id}`)));
  });

  // Functions of `contracts`, which the page has once, emit the events of the shell.
  test('each event of another remote that it hears', () => {
    const relations = hears
      .filter((event) => !event.startsWith('shell:'))
      .flatMap((event) =>
        users
          .filter((user) => ![name, 'shell'].includes(user.name) && user.emits.includes(event))
          .map((user) => `${event} of ${user.name}`),
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
