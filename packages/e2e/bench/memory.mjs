import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mixedVisit } from './mixedVisit.mjs';
import { median, table } from './numbers.mjs';
import { logIn } from './pages.mjs';

/**
 * `node packages/e2e/bench/memory.mjs [minutes]`: the memory of one built shell in front of the reference back end under
 * a mixed load of some 20 requests a second: pages, files, calls, sockets, large, compressed and aborted bodies. It needs
 * builds. A reading every 10 s; the table has the medians of sixths of the time.
 */
const root = join(import.meta.dirname, '../../..');
const minutes = Number(process.argv[2] ?? 30);
const port = Number(process.env['PORT'] ?? 3270);
const origin = `http://127.0.0.1:${port}`;
const apiOrigin = `http://127.0.0.1:${port + 1}`;
const visitors = 4;
const pauseMs = 150;
const readEveryMs = 10_000;
const folder = mkdtempSync(join(tmpdir(), 'storefront-memory-'));

/** Runs in the shell: sends the memory use of the process and of its threads' heaps. */
const readings = `
import { Session } from 'node:inspector';
const session = new Session();
session.connect();
const threads = new Set();
const waiting = new Map();
let lastId = 0;
session.on('NodeWorker.attachedToWorker', ({ params }) => threads.add(params.sessionId));
session.on('NodeWorker.detachedFromWorker', ({ params }) => threads.delete(params.sessionId));
session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
  const { id, result } = JSON.parse(params.message);
  waiting.get(id)?.(result);
  waiting.delete(id);
});
session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
const ask = (sessionId, method) =>
  new Promise((resolve) => {
    lastId += 1;
    waiting.set(lastId, resolve);
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id: lastId, method }) });
  });
setInterval(async () => {
  const heaps = await Promise.all([...threads].map((thread) => ask(thread, 'Runtime.getHeapUsage')));
  const sum = (key) => heaps.reduce((all, heap) => all + (heap[key] ?? 0), 0);
  process.send?.({ ...process.memoryUsage(), threadsUsed: sum('usedSize'), threadsTotal: sum('totalSize') });
}, ${readEveryMs}).unref();
`;

/** @type {Record<string, number>[]} */
const read = [];
/** @param {string[]} parameters @param {Record<string, string>} env @param {string} health */
async function start(parameters, env, health) {
  const child = spawn(process.execPath, parameters, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'fatal', NODE_ENV: 'development', ...env },
  });
  child.on('message', (reading) => read.push(/** @type {Record<string, number>} */ (reading)));
  for (;;) {
    const answer = await fetch(health).catch(() => undefined);
    if (answer?.ok) return child;
    if (child.exitCode !== null) throw new Error(`${parameters.at(-1)} ended`);
    await pause(200);
  }
}

const releasesDir = join(folder, 'releases');
execFileSync(process.execPath, ['packages/releases/bin/registry.mjs', 'release', '--all'], {
  cwd: root,
  env: { ...process.env, RELEASES_DIR: releasesDir },
});
const limits = { RATE_LIMIT: '1000000', AUTH_RATE_LIMIT: '1000000', CODES_PER_ADDRESS: '1000000' };
const backEnd = await start(
  ['packages/api-server/dist/main.mjs'],
  { API_PORT: String(port + 1), DATA_DIR: join(folder, 'data'), PUBLIC_URL: origin, ...limits },
  `${apiOrigin}/readyz`,
);
const shell = await start(
  [`--import=data:text/javascript,${encodeURIComponent(readings)}`, 'shell/dist/server/main.cjs'],
  {
    PORT: String(port),
    API_URL: apiOrigin,
    PUBLIC_URL: origin,
    RELEASES_DIR: releasesDir,
    PAGE_RATE_LIMIT: '1000000',
  },
  `${origin}/readyz`,
);
/** @type {Record<string, number>} */
const outcomes = {};
let requests = 0;
try {
  const home = await (await fetch(origin)).text();
  const files = [...home.matchAll(/(?:src|href)="(\/(?:assets|mf|fonts)\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  const end = performance.now() + minutes * 60_000;
  await Promise.all(
    Array.from({ length: visitors }, async (_, number) => {
      const cookie = await logIn({ origin, apiOrigin }, `7999000${1000 + number}`);
      const all = mixedVisit(origin, cookie, files.slice(0, 6));
      for (let turn = number * 9; performance.now() < end; turn += 1) {
        const outcome = (await all[turn % all.length]?.(turn)) ?? '';
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        requests += 1;
        await pause(pauseMs);
      }
    }),
  );
} finally {
  shell.kill();
  backEnd.kill();
  rmSync(folder, { recursive: true, force: true });
}
const megabytes = (/** @type {readonly number[]} */ values) => Math.round(median(values) / 1e6);
const columns = ['rss', 'heapUsed', 'external', 'arrayBuffers', 'threadsUsed', 'threadsTotal'];
const sixth = Math.ceil(read.length / 6);
const parts = Array.from({ length: 6 }, (_, part) => read.slice(part * sixth, (part + 1) * sixth));
const perSecond = (requests / minutes / 60).toFixed(1);
const resident = read.map(({ rss = 0 }) => Math.round(rss / 1e6));
console.log(
  `Resident memory, MB: ${resident[0]} at the start, ${median(resident)} median, ${Math.max(...resident)} highest, ${resident.at(-1)} at the end.`,
);
console.log(`${minutes} minutes, ${requests} requests, ${perSecond} a second: ${JSON.stringify(outcomes)}\n`);
console.log(
  table(
    ['sixth', ...columns, 'highest rss'],
    parts.map((part, index) => [
      index + 1,
      ...columns.map((column) => megabytes(part.map((reading) => reading[column] ?? 0))),
      Math.round(Math.max(...part.map(({ rss = 0 }) => rss)) / 1e6),
    ]),
  ),
);
