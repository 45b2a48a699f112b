import lighthouse from 'lighthouse';
import { launch } from './browser.mjs';
import { median } from './numbers.mjs';
import { fillBrowser } from './visitors.mjs';

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  mainThread: 'mainthread-work-breakdown',
};

/** Lighthouse sometimes misses the start of a visit in its trace (NO_NAVSTART). Such a visit is made again. */
const attempts = 3;

/**
 * One Lighthouse run, mobile, of a page that the server has rendered already: its score of 0 to 100, and times in ms.
 * @throws Lighthouse's error from the last attempt.
 */
async function run({ origin, visitor }, path, port) {
  const url = origin + path;
  let problem = 'no result';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Guests' pages are cached for seconds: on a busy site another guest has just opened the page.
    await (await fetch(url)).arrayBuffer();
    const browser = await launch([`--remote-debugging-port=${port}`]);
    try {
      if (visitor) await fillBrowser(port, origin, visitor);
      const result = await lighthouse(url, {
        port,
        logLevel: 'error',
        onlyCategories: ['performance'],
        disableStorageReset: Boolean(visitor),
        throttlingMethod: 'simulate',
      });
      const value = (/** @type {string} */ id) => result?.lhr.audits[id]?.numericValue ?? Number.NaN;
      if (result && !result.lhr.runtimeError) {
        return {
          score: (result.lhr.categories['performance']?.score ?? Number.NaN) * 100,
          ...Object.fromEntries(Object.entries(audits).map(([name, id]) => [name, value(id)])),
        };
      }
      problem = result?.lhr.runtimeError?.message ?? problem;
    } finally {
      await browser.close();
    }
  }
  throw new Error(problem);
}

/**
 * Medians of several runs. A variant is a server with the storage and cookies of a visitor. The variants of a page alternate, so that a busy minute of the machine affects all of them.
 */
export async function measurePaint({ variants, paths, runs, port }) {
  const rows = [];
  for (const path of paths) {
    /** @type {Record<string, number>[][]} */
    const results = variants.map(() => []);
    for (let turn = 0; turn < runs; turn += 1) {
      for (const [index, variant] of variants.entries()) {
        results[index]?.push(await run(variant, path, port));
      }
    }
    for (const [index, { name }] of variants.entries()) {
      const figures = ['score', ...Object.keys(audits)].map((key) => [
        key,
        median((results[index] ?? []).map((result) => result[key] ?? Number.NaN)),
      ]);
      const row = { path, variant: name, ...Object.fromEntries(figures) };
      rows.push(row);
      console.log(path, name, `LCP ${Math.round(row.lcp)} ms`);
    }
  }
  return rows;
}
