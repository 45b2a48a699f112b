import { join } from 'node:path';
import { measureFirstByte } from './firstByte.mjs';
import { startFloor } from './floor.mjs';
import { median, table } from './numbers.mjs';
import { measureCustomersPages, measureGuestsPages } from './pages.mjs';
import { measurePaint } from './paint.mjs';
import { machine, writeReport } from './report.mjs';
import { measureTaps } from './taps.mjs';
import { customerWithCart, knownVisitor } from './visitors.mjs';

const paths = ['/', '/menu', '/menu/rolly', '/menu/rolly/philadelphia-classic'];
const routes = [...paths, '/promos', '/restaurants', '/auth'];
const round = (/** @type {number} */ value) => Math.round(value);

const paintTable = (rows) =>
  table(
    ['page', 'variant', 'score', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'main thread, ms', 'CLS', 'LCP / floor'],
    rows.map((row) => {
      const floor = rows.find(({ path, variant }) => path === row.path && variant.startsWith('static'));
      return [
        row.path,
        row.variant,
        round(row.score),
        round(row.fcp),
        round(row.lcp),
        round(row.tbt),
        round(row.mainThread),
        row.cls.toFixed(3),
        floor ? (row.lcp / floor.lcp).toFixed(2) : '',
      ];
    }),
  );

/**
 * Measures a running storefront. It rewrites `docs/benchmarks.md` after each stage, so that an interrupted run keeps
 * the finished stages.
 */
export async function bench({ root, origin, apiOrigin, debugPort, runs }) {
  const sections = [`Measured on ${new Date().toISOString().slice(0, 10)}: ${machine()}.`];
  const report = (/** @type {string} */ text) => {
    sections.push(text);
    console.log(`\n${text}`);
    writeReport(join(root, 'docs/benchmarks.md'), sections.join('\n\n'));
  };

  const firstBytes = await measureFirstByte(origin, routes);
  report(
    `### First byte\nOf the HTML, warm, 50 requests one after another, without compression.\n\n${table(
      ['page', 'median, ms', 'p95, ms'],
      firstBytes.map((row) => [row.path, row.median.toFixed(1), row.p95.toFixed(1)]),
    )}`,
  );
  const pagesTable = (rows) =>
    table(
      ['page', 'pages per second'],
      rows.map((row) => [row.path, row.perSecond.toFixed(1)]),
    );
  const busyPaths = ['/', '/menu'];
  report(
    `### Pages of guests\n32 guests at once, gzip, for 5 s, from the cache.\n\n${pagesTable(await measureGuestsPages(origin, busyPaths))}`,
  );
  report(
    `### Pages of customers\nFour customers at once, gzip, for 5 s after another 5. The server renders each page.\n\n${pagesTable(await measureCustomersPages({ origin, apiOrigin }, busyPaths))}`,
  );
  const floor = await startFloor(origin, paths);
  const customer = await customerWithCart({ origin, apiOrigin });
  const variants = [
    { name: 'new visitor', origin },
    { name: 'visitor with an address', origin, visitor: { storage: knownVisitor } },
    { name: 'customer with a cart', origin, visitor: { storage: knownVisitor, cookies: customer } },
    { name: 'static floor, no script', origin: floor.origin },
  ];
  const rows = await measurePaint({ variants, paths, runs, port: debugPort });
  report(
    `### Paint\nLighthouse, mobile, simulated throttling, medians of ${runs} runs; the variants take turns.\n\n${paintTable(rows)}`,
  );
  await floor.stop();
  const taps = await measureTaps(origin, runs);
  report(
    `### First tap\nA page of 390 px, the browser's processor slowed four times, ${runs} visits.\n\n${table(
      ['from a tap to', 'median, ms', 'worst, ms'],
      Object.entries(taps).map(([name, all]) => [name, round(median(all)), round(Math.max(...all))]),
    )}`,
  );
}
