import type { BuildSources } from './buildSources';
import { contracts, isShared } from './placeSources';

/** The names of panels, events and other teams' widgets in the code of a build, sorted. */
export interface Uses {
  opens: readonly string[];
  embeds: readonly string[];
  emits: readonly string[];
  hears: readonly string[];
}

const opened =
  /(?:openPanel|replacePanel|preloadPanel|opensPanel)\(\s*'([a-z-]+)'|\bpanel(?:=|: )['"]([a-z-]+)['"]|data-opens="([a-z-]+)"/g;
const argumentOf = (functions: string) => new RegExp(`\\b(?:${functions})\\(([^,)]*)`, 'g');
const named = /['"]([a-z]+:[a-z-]+)['"]/g;

/** Files that declare names for all builds, and the manifest. */
const declares = /^src\/(?:tables\/|remote\.ts$)/;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter((name) => name !== undefined));

/** The ids of the panels and widgets, and the names of the events, that a build knows. */
export function readIds({ packages }: BuildSources) {
  const idsOf = (table: string) =>
    new Set(matches(packages[contracts]?.[`src/tables/${table}.ts`] ?? '', /^ {2}'?([a-z:-]+)'?: /gm));
  return { panels: idsOf('panels'), widgets: idsOf('widgets'), events: idsOf('events') };
}

/**
 * Reads the names out of the sources of a build. The packages that the page has once belong to the shell. The name of an
 * event that stands elsewhere than in a call counts as emitted.
 */
export function readUses(sources: BuildSources): Uses {
  const team = sources.app.replace(/^@storefront\/(?:mf-)?/, '');
  const text = Object.entries(sources.packages)
    .filter(([name]) => team === 'shell' || !isShared(name))
    .flatMap(([, files]) => Object.entries(files))
    .filter(([path]) => /\.tsx?$/.test(path) && !declares.test(path))
    .map(([, file]) => file)
    .join('\n');
  const { panels, widgets, events } = readIds(sources);
  const eventsIn = (code: string) => matches(code, named).filter((name) => events.has(name));
  const inCalls = (functions: string) => eventsIn(matches(text, argumentOf(functions)).join('\n'));
  const hears = new Set(inCalls('on|useEvent'));
  const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
  return {
    opens: sorted(matches(text, opened).filter((id) => panels.has(id))),
    embeds: sorted(matches(text, named).filter((name) => widgets.has(name) && !name.startsWith(`${team}:`))),
    emits: sorted([...inCalls('emit'), ...eventsIn(text).filter((name) => !hears.has(name))]),
    hears: sorted(hears),
  };
}
