import type { BuildSources } from './buildSources';
import { isShared } from './placeSources';

/** The names of panels, events and other teams' widgets in the code of a build. */
export interface Uses {
  opens: ReadonlySet<string>;
  embeds: ReadonlySet<string>;
  emits: ReadonlySet<string>;
  hears: ReadonlySet<string>;
}

const opened =
  /(?:openPanel|replacePanel|preloadPanel|opensPanel)\(\s*'([a-z-]+)'|\bpanel(?:=|: )['"]([a-z-]+)['"]|data-opens="([a-z-]+)"/g;
const busCall = (functions: string) => new RegExp(`\\b(?:${functions})\\(([^,)]*)`, 'g');
const named = /['"]((?:shell|catalog|checkout|account|restaurants|content):[a-z-]+)['"]/g;

/** Files that declare names for all builds, and the manifest, which lists what a build provides. */
const declares = /^src\/(?:tables\/|remote\.ts$)/;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, ...groups]) => groups.filter((name) => name !== undefined));

/** The names in the arguments of calls. */
const namesInCalls = (text: string, functions: string) =>
  matches(matches(text, busCall(functions)).join('\n'), named);

/** The ids of the panels and widgets that a build knows. */
export function readIds({ packages }: BuildSources): { panels: Set<string>; widgets: Set<string> } {
  const tables = packages['@storefront/contracts'] ?? {};
  return {
    panels: new Set(matches(tables['src/tables/panels.ts'] ?? '', /^ {2}'?([a-z-]+)'?: \{/gm)),
    widgets: new Set(matches(tables['src/tables/widgets.ts'] ?? '', named)),
  };
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
  const { panels, widgets } = readIds(sources);
  const names = new Set(matches(text, named));
  const hears = new Set(namesInCalls(text, 'on|useEvent'));
  const emitted = namesInCalls(text, 'emit');
  return {
    opens: new Set(matches(text, opened).filter((id) => panels.has(id))),
    embeds: new Set([...names].filter((name) => widgets.has(name) && !name.startsWith(`${team}:`))),
    emits: new Set([...emitted, ...[...names].filter((name) => !widgets.has(name) && !hears.has(name))]),
    hears,
  };
}
