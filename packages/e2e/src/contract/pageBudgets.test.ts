import { rmSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { FaultyShell } from '../faulty-shell/faultyShell';
import { makeCopiesFolder } from '../stack/builtArtefacts';

const folder = makeCopiesFolder();
let shell: FaultyShell;

beforeAll(async () => {
  const backEnd = await startServer({ RATE_LIMIT: '1000000' });
  shell = await FaultyShell.start('catalog', folder, backEnd.url);
});
afterAll(async () => {
  await shell?.stop();
  rmSync(folder, { recursive: true });
});

/** As the server compresses pages. */
const weightOf = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const withoutTemplates = (html: string) => html.replaceAll(/<template\b.*?<\/template>/gs, '');

/** What the browser builds of the page at load: what templates and scripts contain is not part of it. */
const countElements = (html: string) =>
  withoutTemplates(html)
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .match(/<[a-z]/g)?.length ?? 0;

/** The opening tags of the scripts that run at load. */
const scriptsAtLoad = (html: string) =>
  (withoutTemplates(html).match(/<script\b[^>]*>/g) ?? []).filter(
    (tag) => !tag.includes('type="application/'),
  );

const stateOf = (html: string) =>
  /<script type="application\/json"[^>]*>.*?<\/script>/s.exec(html)?.[0] ?? '';

/** Of a guest's page with the demo chain's 165 dishes: elements, and bytes by brotli of the page and of its state. */
const budgets = [
  { path: '/', elements: 2420, bytes: 34_800, stateBytes: 6_100 },
  { path: '/menu', elements: 3450, bytes: 39_500, stateBytes: 9_200 },
  { path: '/menu/rolly', elements: 790, bytes: 21_900, stateBytes: 3_300 },
  { path: '/menu/rolly/philadelphia-classic', elements: 345, bytes: 20_200, stateBytes: 3_200 },
];

test.each(budgets)(
  'the HTML of $path keeps to its budgets',
  async ({ path, elements, bytes, stateBytes }) => {
    const html = await shell.text(path);
    const state = stateOf(html);
    expect(state).toContain('Кицунэ');
    expect(countElements(html)).toBeLessThanOrEqual(elements);
    // A page that the server left to the browser would be light too.
    expect(countElements(html)).toBeGreaterThan(elements * 0.8);
    expect(weightOf(html)).toBeLessThanOrEqual(bytes);
    expect(weightOf(html) - weightOf(html.replace(state, ''))).toBeLessThanOrEqual(stateBytes);
  },
);

test.each(budgets)('of $path only two inline scripts run at load', async ({ path }) => {
  const scripts = scriptsAtLoad(await shell.text(path));
  expect(scripts).toHaveLength(2);
  for (const script of scripts) expect(script).not.toContain(' src=');
});
