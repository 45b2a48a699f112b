import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPanelId, remotes, widgets } from '@storefront/contracts';
import { root } from '@storefront/config/workspace';
import { builtArtefacts } from '../stack/builtArtefacts';

/** The sources of an app, without its tests and its manifest. */
function sourceOf(folder: string): string {
  const src = join(root, folder, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|(^|\/)testing\/|^(manifest|remote)\.ts$/.test(path))
    .map((path) => readFileSync(join(src, path), 'utf8'))
    .join('\n');
}

const namesIn = (source: string, pattern: RegExp) => [
  ...new Set([...source.matchAll(pattern)].flatMap((groups) => groups.slice(1).filter(Boolean))),
];

/** The event that each of these functions emits: calling code does not contain the event's name. */
const emittedBy = {
  openPanel: 'shell:panel-requested',
  replacePanel: 'shell:panel-replace-requested',
  preloadPanel: 'shell:panel-expected',
  backToPreviousPanel: 'shell:panel-back-requested',
  backToFirstStep: 'shell:panel-step-back-requested',
  closePanels: 'shell:panels-close-requested',
  toast: 'shell:toast-requested',
};

function eventsIn(source: string): string[] {
  const named = namesIn(source, /'((?:shell|catalog|checkout|account|restaurants|content):[a-z-]+)'/g);
  const helpers = Object.entries(emittedBy).filter(([helper]) => new RegExp(`\\b${helper}\\(`).test(source));
  return [...new Set([...named, ...helpers.map(([, event]) => event)])].filter(
    (name) => !Object.hasOwn(widgets, name),
  );
}

const panelsIn = (source: string) =>
  namesIn(
    source,
    /(?:openPanel|replacePanel|preloadPanel|opensPanel)\(\s*'([a-z-]+)'|\bpanel(?:=|: )['"]([a-z-]+)['"]|data-opens="([a-z-]+)"/g,
  ).filter(isPanelId);

const { shell, remotes: built } = builtArtefacts();

test.each([
  ['shell', shell.needs] as const,
  ...built.map(({ record }) => [remotes[record.name].folder, record.contract] as const),
])('the manifest of %s names every event and panel of its sources', (folder, { emits, hears, opens }) => {
  const source = sourceOf(folder);
  expect(eventsIn(source).length).toBeGreaterThan(0);
  const declared: string[] = [...Object.keys(emits), ...Object.keys(hears)];
  expect(eventsIn(source).filter((name) => !declared.includes(name))).toEqual([]);
  const opened: string[] = Object.keys(opens);
  expect(panelsIn(source).filter((id) => !opened.includes(id))).toEqual([]);
});
