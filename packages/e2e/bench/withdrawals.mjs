import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openRegistry } from '@storefront/releases/built-registry';
import { loadSealBuild, page, untilSeen } from './releases.mjs';

let customers = 0;

/**
 * A customer of another subnet opens a page. When it names the build, and it `failsInBrowsers`, the browser reports it.
 * @param {string} origin
 * @param {string} build
 * @param {boolean} failsInBrowsers
 * @returns {Promise<boolean>} Whether the page named the build.
 */
async function meetBuild(origin, build, failsInBrowsers) {
  customers += 1;
  const address = { 'x-forwarded-for': `10.${customers >> 8}.${customers & 255}.7` };
  const response = await fetch(origin + page, { headers: address });
  if (!(await response.text()).includes(build)) return false;
  if (!failsInBrowsers) return true;
  const cookie = response.headers.getSetCookie().map((set) => set.replace(/;.*/, ''));
  await fetch(`${origin}/failures`, {
    method: 'POST',
    headers: {
      ...address,
      'content-type': 'application/json',
      'x-source': 'site',
      cookie: cookie.join('; '),
    },
    body: JSON.stringify({ remote: 'content', build, phase: 'render' }),
  });
  return true;
}

/**
 * Releases a build of mf-content that fails, `runs` times, until a running storefront returns to the previous build by
 * itself (decision 0094), while two customers at a time open pages. Milliseconds from the release, including the call:
 * for a build that the server cannot start, and for a build that browsers report.
 * @param {{ root: string, origin: string, releases: string, runs: number }} options
 */
export async function measureWithdrawals({ root, origin, releases, runs }) {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const registry = openRegistry(releases);
  const { stable = '' } = await registry.channels('content');
  /** @type {{ onServer: number[], inBrowsers: number[] }} */
  const times = { onServer: [], inBrowsers: [] };
  try {
    const sealBuild = await loadSealBuild(folder);
    for (let run = 0; run < 2 * runs; run += 1) {
      const isOnServer = run % 2 === 0;
      const copy = join(folder, String(run));
      cpSync(join(root, 'mf-content/dist'), copy, { recursive: true });
      const { server } = JSON.parse(readFileSync(join(copy, 'record.json'), 'utf8'));
      const code = readFileSync(join(copy, server), 'utf8');
      if (isOnServer) writeFileSync(join(copy, server), `throw new Error('no start');${code}`);
      const { build: id } = sealBuild(copy, { version: `9.1.${Date.now()}` });
      await wait(Math.random() * 1000);
      const started = performance.now();
      await registry.release(copy);
      let hasMet = false;
      for (;;) {
        const met = await Promise.all([1, 2].map(() => meetBuild(origin, id, !isOnServer)));
        if (hasMet && !met.includes(true)) break;
        hasMet ||= met.includes(true);
        await wait(20);
      }
      times[isOnServer ? 'onServer' : 'inBrowsers'].push(performance.now() - started);
      await registry.promote('content', stable);
      await untilSeen(origin, stable);
    }
  } finally {
    await registry.promote('content', stable);
    rmSync(folder, { recursive: true });
  }
  return times;
}
