import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { freePort } from '@storefront/config/ports';
import { root } from '@storefront/config/workspace';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { builtShell } from '../stack/builtShell';
import type { Service } from '../stack/service';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const handbook = read('docs/operating.md');
const alerts = read('packages/config/production/alerts.yml');
// As text, the queries have escaped quotation marks.
const dashboard = read('packages/config/production/dashboard.json').replaceAll('\\"', '"');

const folder = makeCopiesFolder();
let shell: Service;
/** The metrics of both servers, by server as in the handbook's table. */
let served: Record<'shell' | 'back end', string>;

beforeAll(async () => {
  const [shellPort, apiPort] = [await freePort(), await freePort()];
  const backEnd = await startServer({ METRICS_PORT: String(apiPort) });
  shell = await builtShell({
    apiUrl: backEnd.url,
    releases: join(folder, 'releases'),
    env: { METRICS_PORT: String(shellPort) },
  });
  await shell.start();
  const metricsAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  served = { shell: await metricsAt(shellPort), 'back end': await metricsAt(apiPort) };
});
afterAll(async () => {
  await shell?.stop();
  rmSync(folder, { recursive: true });
});

const matches = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, first = '']) => first))].sort();
const namesIn = (text: string) => matches(text, /\b((?:storefront|nodejs|process)_[a-z_0-9]+)/g);

/** The rows of the handbook's table of metrics: name, labels, server. */
const rows = [...handbook.matchAll(/^\| `(storefront_\w+)` \| (.*) \| (shell|back end|both) \|$/gm)];
const labelsOf = new Map(
  rows.map(([, name = '', labels = '']) => [name, matches(labels, /(?:^|[,:;] )`(\w+)`/g)]),
);

test.each(['shell', 'back end'] as const)('the handbook lists the metrics of the %s', (server) => {
  const listed = rows.filter(([, , , of]) => of === server || of === 'both').map(([, name]) => name);
  expect(listed.sort()).toEqual(matches(served[server], /^# TYPE (storefront_\w+) /gm));
});

describe.each([
  ['alerts', alerts],
  ['dashboard', dashboard],
])('the %s', (_name, text) => {
  test('read only metrics that the servers have', () => {
    const names = matches(Object.values(served).join('\n'), /^# TYPE (\w+) /gm);
    const parts = names.flatMap((name) => [name, `${name}_bucket`, `${name}_count`]);
    expect(namesIn(text).length).toBeGreaterThan(12);
    expect(parts).toEqual(expect.arrayContaining(namesIn(text)));
  });

  test('select and group by labels that the handbook lists', () => {
    const ofPrometheus = ['job', 'instance', 'le'];
    for (const [, name = '', selector = ''] of text.matchAll(/\b(storefront_\w+)\{([^}]*)\}/g)) {
      const labels = labelsOf.get(name.replace(/_(?:bucket|count)$/, ''));
      expect([...(labels ?? []), ...ofPrometheus]).toEqual(
        expect.arrayContaining(matches(selector, /(\w+)=/g)),
      );
    }
    const grouped = matches(text, /\b(?:by|on) \(([\w, ]+)\)/g).flatMap((list) => list.split(', '));
    expect([...[...labelsOf.values()].flat(), ...ofPrometheus]).toEqual(expect.arrayContaining(grouped));
  });
});

test('what an alert selects by its value is served before it happens', () => {
  const selected = matches(alerts, /\b(storefront_\w+\{(?:queue|of|outcome|result|reason)="[^"]*"\})/g);
  expect(selected.length).toBeGreaterThan(10);
  expect(selected.filter((series) => !served['back end'].includes(`\n${series} `))).toEqual([]);
});

test('the handbook says what to do about each alert', () => {
  const [, table = ''] = handbook.split('\n## What to watch and what to do\n');
  const names = matches(alerts, /- alert: (\w+)/g);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !new RegExp(`^\\|.*\`${name}\`.* \\|`, 'm').test(table))).toEqual([]);
  const anchors = matches(handbook, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const runbooks = matches(alerts, /runbook: docs\/operating\.md#(.*)/g);
  expect(runbooks).not.toEqual([]);
  expect(anchors).toEqual(expect.arrayContaining(runbooks));
});
