import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { remoteFolders, root } from '@storefront/config/workspace';
import { buildOneBundle } from '@storefront/federation/build';
import { launch } from './browser.mjs';
import { startStatic } from './floor.mjs';
import { median, table } from './numbers.mjs';
import { fillStorage, savedPlace, street } from './visitor.mjs';

/**
 * `node packages/e2e/bench/oneBundle.mjs [origin] [runs]`: compares the storefront with the same sources built as one
 * bundle without federation, with the CPU slowed four times. Both get the same HTML from the same static server. It needs
 * a running storefront (`npm start`).
 */
const origin = process.argv[2] ?? 'http://localhost:3000';
const runs = Number(process.argv[3] ?? 9);
const cpuSlowdown = 4;
const path = '/menu/rolly';
const modules = { page: 'menu-group', panel: 'product' };
/** After this time without input the page has preloaded its scripts, ms. */
const restMs = 4000;

/** @typedef {{ url: string, integrity: string }} ScriptFile */

/**
 * The page with these scripts instead of its own.
 * @param {string} html
 * @param {{ start: ScriptFile[], preloads: ScriptFile[] }} scripts
 */
function withScripts(html, { start, preloads }) {
  const attributes = (/** @type {ScriptFile} */ { url, integrity }) =>
    `="${url}" integrity="${integrity}" crossorigin="anonymous"`;
  const links = preloads.map(
    (file) => `<link rel="preload" as="script" href${attributes(file)} fetchpriority="low">`,
  );
  const [state = ''] = html.match(/<link [^>]*id="storefront-state"[^>]*>/) ?? [];
  const running = start.map((file) => `<script data-app src${attributes(file)}></script>`);
  const fill = (/** @type {string} */ page, /** @type {string} */ id, /** @type {string[]} */ elements) => {
    const template = new RegExp(`(<template id="${id}"[^>]*>).*?(</template>)`, 's');
    if (!template.test(page)) throw new Error(`the page has no template ${id}`);
    return page.replace(template, (_, before, after) => before + elements.join('') + after);
  };
  return fill(fill(html, 'later-preloads', [state, ...links]), 'later-scripts', running);
}

/** The scripts of the page, as it is. @param {string} html */
function scriptsOf(html) {
  const element = /<(?:link rel="preload" as="script" href|script data-app src)="([^"]*)"/g;
  return [...new Set([...html.matchAll(element)].map(([, url = '']) => url))];
}

/** Runs on the page: records when an element with this text was painted, milliseconds since the start of the visit. */
function watchFor(/** @type {{ selector: string, text: string }} */ { selector, text }) {
  const state = { at: 0, tapped: 0 };
  Object.assign(window, { seen: state });
  addEventListener('click', ({ timeStamp }) => Object.assign(state, { tapped: timeStamp }), true);
  const look = (/** @type {number} */ time) => {
    const isThere = [...document.querySelectorAll(selector)].some(({ textContent }) =>
      textContent?.includes(text),
    );
    if (isThere) state.at = time;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ isKnown: boolean, sight: { selector: string, text: string }, act?: (page: import('@playwright/test').Page) => Promise<void> }} visit
 */
async function timeVisit(browser, url, { isKnown, sight, act }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(fillStorage, isKnown ? savedPlace : '');
  await context.addInitScript(watchFor, sight);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url);
  await act?.(page);
  await page.waitForFunction(() => /** @type {any} */ (window).seen.at > 0);
  const { at, tapped } = await page.evaluate(() => /** @type {any} */ (window).seen);
  await context.close();
  return at - tapped;
}

const outDir = mkdtempSync(join(tmpdir(), 'storefront-one-bundle-'));
const bundle = await buildOneBundle({
  shell: join(root, 'shell'),
  remotes: remoteFolders().map((folder) => join(root, folder)),
  outDir,
});
const html = await (await fetch(origin + path)).text();
const asset = (/** @type {string} */ path) => {
  const file = bundle.files[path];
  if (!file) throw new Error(`the bundle has no ${path}`);
  return { url: `/assets/${path}`, integrity: file.sha384 };
};
const initialOf = (/** @type {'pages' | 'panels'} */ kind, /** @type {string} */ id) =>
  bundle.initial.flatMap((initial) => /** @type {Record<string, string[]>} */ (initial[kind])[id] ?? []);
const panelLayer = Object.keys(bundle.files).filter((file) => /^panels\.\w+\.js$/.test(file));
const start = bundle.scripts.map(asset);
const preloads = [
  ...new Set([
    ...bundle.scripts,
    ...initialOf('pages', modules.page),
    ...panelLayer,
    ...initialOf('panels', modules.panel),
  ]),
].map(asset);

const inOneBundle = withScripts(html, { start, preloads });
const pageAnswer = (/** @type {string} */ body) =>
  /** @type {const} */ ([path, { headers: { 'content-type': 'text/html; charset=utf-8' }, body }]);
const script = { 'content-type': 'text/javascript' };
const fileAnswers = Object.keys(bundle.files).map(
  (file) =>
    /** @type {const} */ ([`/assets/${file}`, { headers: script, body: readFileSync(join(outDir, file)) }]),
);
const variants = [
  { name: 'with federation', html, server: await startStatic(origin, new Map([pageAnswer(html)])) },
  {
    name: 'one bundle',
    html: inOneBundle,
    server: await startStatic(origin, new Map([pageAnswer(inOneBundle), ...fileAnswers])),
  },
];

/** @param {string} page @param {string} base */
async function weightOf(page, base) {
  const bodies = await Promise.all(
    scriptsOf(page).map(async (file) => Buffer.from(await (await fetch(new URL(file, base))).arrayBuffer())),
  );
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
}

const firstDish = (/** @type {import('@playwright/test').Page} */ page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^В корзину/ }) })
    .first()
    .getByRole('link');
const wholeDish = { selector: '[role=dialog] button', text: 'Добавить' };
const visits = {
  'from the start of the visit to the own address of a known visitor, hydrated': {
    isKnown: true,
    sight: { selector: 'header', text: street },
  },
  'from the first tap of a page at rest to the whole dish': {
    isKnown: false,
    sight: wholeDish,
    act: async (/** @type {import('@playwright/test').Page} */ page) => {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(restMs);
      await firstDish(page).tap();
    },
  },
};

const browser = await launch();
const rows = [];
const times = new Map();
for (const [what, visit] of Object.entries(visits)) {
  for (let run = 0; run < runs; run += 1) {
    for (const { name, server } of variants) {
      const key = `${what}|${name}`;
      times.set(key, [...(times.get(key) ?? []), await timeVisit(browser, server.origin + path, visit)]);
    }
  }
  const [federated = 0, one = 0] = variants.map(({ name }) => median(times.get(`${what}|${name}`)));
  rows.push([`${what}, ms`, Math.round(federated), Math.round(one), (federated / one).toFixed(2)]);
}
const [federated = 0, one = 0] = await Promise.all(
  variants.map(({ html: page, server }) => weightOf(page, server.origin)),
);
rows.push([
  'scripts until the first panel, kB',
  federated.toFixed(1),
  one.toFixed(1),
  (federated / one).toFixed(2),
]);
await browser.close();
for (const { server } of variants) server.stop();
rmSync(outDir, { recursive: true });
console.log(`Slowed ${cpuSlowdown}×, 390 px, medians of ${runs} visits in turns, ${path}.\n`);
console.log(table(['', 'with federation', 'one bundle', 'ratio'], rows));
