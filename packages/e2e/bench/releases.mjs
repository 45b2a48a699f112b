import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { remoteFolders } from '@storefront/config/workspace';
import { openRegistry } from '@storefront/releases/built-registry';
import { build } from 'esbuild';
import { median } from './numbers.mjs';

/** A page that no cache has: the server renders modules of two remotes into it and names the builds of all five. */
const page = '/?rendered=again';

/**
 * The tests' way to make a build of its own of a copy.
 * @param {string} folder
 * @returns {Promise<(folder: string, changed: object) => { build: string }>}
 */
async function loadSealBuild(folder) {
  const outfile = join(folder, 'sealBuild.mjs');
  await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@storefront/releases/testing'))],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  const { sealBuild } = await import(pathToFileURL(outfile).href);
  return sealBuild;
}

/**
 * Milliseconds until a page has this build.
 * @param {string} origin
 * @param {string} id
 */
async function untilSeen(origin, id) {
  const start = performance.now();
  while (performance.now() - start < 60_000) {
    const html = await (await fetch(origin + page)).text();
    if (html.includes(id)) return performance.now() - start;
    await wait(10);
  }
  throw new Error(`no page has the build ${id}`);
}

/**
 * Releases a build of mf-content and rolls it back, `runs` times, in the registry of a running storefront, and restores
 * the live build. Milliseconds, including the call.
 * @param {{ root: string, origin: string, releases: string, runs: number }} options
 */
export async function measureReleases({ root, origin, releases, runs }) {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const registry = openRegistry(releases);
  const { stable = '' } = await registry.channels('content');
  /** @type {{ release: number[], rollback: number[] }} */
  const times = { release: [], rollback: [] };
  try {
    const sealBuild = await loadSealBuild(folder);
    for (let run = 0; run < runs; run += 1) {
      const copy = join(folder, String(run));
      cpSync(join(root, 'mf-content/dist'), copy, { recursive: true });
      const { build: id } = sealBuild(copy, { version: `9.0.${Date.now()}` });
      // At any moment between two looks of the shell at its registry.
      await wait(Math.random() * 1000);
      const started = performance.now();
      await registry.release(copy);
      times.release.push(performance.now() - started + (await untilSeen(origin, id)));
      await wait(Math.random() * 1000);
      const rolledBack = performance.now();
      await registry.rollback('content');
      times.rollback.push(performance.now() - rolledBack + (await untilSeen(origin, stable)));
    }
  } finally {
    await registry.promote('content', stable);
    rmSync(folder, { recursive: true });
  }
  return times;
}

/**
 * Milliseconds in which the server renders a page with five remotes, from the request to the last byte.
 * @param {string} origin
 */
export async function measureRendering(origin) {
  const times = [];
  for (let turn = 0; turn < 60; turn += 1) {
    const start = performance.now();
    await (await fetch(origin + page)).text();
    if (turn >= 10) times.push(performance.now() - start);
  }
  return median(times);
}

/**
 * The bytes of each remote's entry, gzip -9.
 * @param {string} root
 */
export const entrySizes = (root) =>
  remoteFolders(root).map((remote) => {
    const dist = join(root, remote, 'dist');
    const { entry } = JSON.parse(readFileSync(join(dist, 'record.json'), 'utf8'));
    return { remote, bytes: gzipSync(readFileSync(join(dist, entry)), { level: 9 }).length };
  });
