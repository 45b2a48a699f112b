import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureFirstByte } from './firstByte.mjs';
import { startFloor } from './floor.mjs';
import { table } from './numbers.mjs';
import { measurePaint } from './paint.mjs';
import { machine, writeReport } from './report.mjs';
import { measureScripts } from './scripts.mjs';
import { measureStarts } from './starts.mjs';

const paths = ['/', '/menu/rolly', '/menu/rolly/philadelphia-classic'];
const routes = [...paths, '/menu', '/promos', '/restaurants', '/auth'];
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const round = (/** @type {number} */ value) => Math.round(value);

/**
 * Measures a storefront that runs and writes `docs/benchmarks.md`.
 * @param {{ root: string, origin: string, withoutRendering: string, ports: { port: number, apiPort: number, debug: number }, runs: number, starts: boolean }} options
 */
export async function bench({ root, origin, withoutRendering, ports, runs, starts }) {
  const firstByte = await measureFirstByte(origin, routes);
  const scripts = await measureScripts(origin, routes);
  const floor = await startFloor(origin, paths);
  const variants = [
    { name: 'server-rendered', origin },
    { name: 'static floor, no script', origin: floor.origin },
    { name: 'rendering off', origin: withoutRendering },
  ];
  const paint = [];
  for (const throttling of /** @type {const} */ (['simulate', 'devtools'])) {
    const rows = await measurePaint({ variants, paths, throttling, runs, port: ports.debug });
    paint.push(...rows.map((row) => ({ ...row, throttling })));
  }
  floor.stop();
  const start = starts ? await measureStarts(root, ports) : undefined;

  const floorOf = (/** @type {{ path: string, throttling: string }} */ row) =>
    paint.find(
      ({ path, throttling, variant }) =>
        path === row.path && throttling === row.throttling && variant.startsWith('static'),
    );
  const text = [
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`,
    start &&
      `\`npm start\` from a fresh clone (package cache warm): ${(start.cold / 1000).toFixed(1)} s. Again: ${start.warm.map((time) => (time / 1000).toFixed(1)).join(', ')} s.`,
    '### First byte and weight of the HTML\nWarm, 50 requests one after another, without compression; weight is gzip -9.',
    table(
      ['page', 'median, ms', 'p95, ms', 'HTML, kB'],
      firstByte.map((row) => [row.path, row.median.toFixed(1), row.p95.toFixed(1), kilobytes(row.bytes)]),
    ),
    '### JavaScript of a first visit\nAll scripts that the page loads at 390 px, gzip -9. Budget on `/`: 190 kB.',
    table(
      ['page', 'files', 'kB'],
      scripts.map((row) => [row.path, row.files, kilobytes(row.bytes)]),
    ),
    `### Paint\nLighthouse, mobile, medians of ${runs} runs; the variants take turns. The last column is LCP against the floor of the same page.`,
    table(
      ['page', 'throttling', 'variant', 'score', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'LCP / floor'],
      paint.map((row) => [
        row.path,
        row.throttling,
        row.variant,
        round(row.score),
        round(row.fcp),
        round(row.lcp),
        round(row.tbt),
        row.cls.toFixed(3),
        (row.lcp / (floorOf(row)?.lcp ?? Number.NaN)).toFixed(2),
      ]),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
  console.log(text);
  writeReport(join(root, 'docs/benchmarks.md'), text);
}

/** A folder for the data of the measured storefront. */
export const dataFolder = () => mkdtempSync(join(tmpdir(), 'storefront-bench-data-'));
