import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { freePort } from '@storefront/config/ports';
import { until } from '@storefront/config/until';
import { remoteNames } from '@storefront/contracts';
import { openRegistry } from '@storefront/releases/registry';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { builtShell } from '../stack/builtShell';
import { copyToRelease } from '../faulty-shell/faults';

/** Each round releases every remote once: 60 swaps, after half as many in which caches and compiled code reach their size. */
const rounds = 18;
const warmUpRounds = 6;

/** The number of builds of a remote that a thread keeps. */
const keptBuilds = 3;

/** Bytes. A build that stays costs more than a megabyte: 45 of them were 52 MB. */
const maxGrowth = 5_000_000;

/**
 * The time for which a guest reads a page. Without it two guests keep both cores busy, and do not see more releases.
 */
const readsForMs = 100;

/** No cache has it, so its state, which names the builds of all remotes, is inside it. */
const renderedEachTime = '/?rendered=again';

const addresses = ['/', '/menu', '/menu/rolly', '/promos', '/restaurants', '/auth', renderedEachTime];

/**
 * Answers with the bytes that are left in the heaps of the process and of its threads once everything that can be is
 * collected. The inspector asks the threads.
 */
const heapServer = (port: number) => `
import { createServer } from 'node:http';
import { Session } from 'node:inspector';
import { setTimeout as wait } from 'node:timers/promises';

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
});
session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
const ask = (sessionId, method) =>
  new Promise((resolve) => {
    lastId += 1;
    waiting.set(lastId, resolve);
    const message = JSON.stringify({ id: lastId, method });
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
  });

createServer(async (request, answer) => {
  // What a collection frees may let go of more a task later.
  for (let turn = 0; turn < 4; turn += 1) {
    globalThis.gc();
    for (const thread of threads) await ask(thread, 'HeapProfiler.collectGarbage');
    await wait(20);
  }
  const used = await Promise.all([...threads].map((thread) => ask(thread, 'Runtime.getHeapUsage')));
  const bytes = used.map(({ usedSize }) => usedSize);
  answer.end([process.memoryUsage().heapUsed, ...bytes].join(' '));
}).listen(${port}, '127.0.0.1');
`;

test('60 releases under load: no request fails, each is seen, and the heap stays', async () => {
  const folder = makeCopiesFolder();
  const releases = join(folder, 'releases');
  const backEnd = await startServer({ RATE_LIMIT: '1000000' });
  const heapPort = await freePort();
  const heapModule = `data:text/javascript,${encodeURIComponent(heapServer(heapPort))}`;
  const parameters = ['--expose-gc', `--import=${heapModule}`];
  const shell = await builtShell({ apiUrl: backEnd.url, releases, parameters });
  const registry = openRegistry(releases);
  const open = async (address: string) => {
    // Otherwise the server compresses and the test decompresses each page, which releases do not change.
    const headers = { 'accept-encoding': 'identity' };
    const answer = await fetch(`http://127.0.0.1:${shell.port}${address}`, { headers });
    return { status: answer.status, html: await answer.text() };
  };
  let [isOver, isPaused, pages, openPages] = [false, false, 0, 0];
  /** Of a server at rest: a page that is being rendered is some megabytes. */
  const heapAtRest = async () => {
    isPaused = true;
    while (openPages > 0) await wait(10);
    const heaps = (await (await fetch(`http://127.0.0.1:${heapPort}/`)).text()).split(' ').map(Number);
    // The main thread, and the two that render.
    expect(heaps).toHaveLength(3);
    isPaused = false;
    return heaps.reduce((sum, bytes) => sum + bytes, 0);
  };

  const failures: string[] = [];
  const check = (address: string, { status, html }: { status: number | string; html: string }) => {
    if (status !== 200 || !html.endsWith('</html>')) failures.push(`${address}: ${status}`);
  };
  /** A guest who opens pages one by one. */
  const visit = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      while (isPaused && !isOver) await wait(10);
      openPages += 1;
      const address = addresses[turn % addresses.length] ?? '/';
      check(address, await open(address).catch((error: unknown) => ({ status: String(error), html: '' })));
      openPages -= 1;
      pages += 1;
      await wait(readsForMs);
    }
  };

  /**
   * A thread keeps the last builds of each remote that it has rendered, 5 MB of code that a thread with few pages would
   * begin to keep after the warm-up only. So both render every page before a reading: with two pages at once each
   * thread gets one.
   */
  const renderInBothThreads = async () => {
    isPaused = true;
    while (openPages > 0) await wait(10);
    for (const address of addresses) {
      const pair = [1, 2].map((thread) => `${address}${address.includes('?') ? '&' : '?'}thread=${thread}`);
      const answers = await Promise.all(pair.map(open));
      answers.forEach((answer) => check(address, answer));
    }
    isPaused = false;
  };

  try {
    await shell.start();
    const guests = [0, 3].map(visit);
    let heapBefore = Number.NaN;
    for (let round = 1; round <= rounds; round += 1) {
      const builds: string[] = [];
      for (const name of remoteNames) {
        const server = (code: string) => `${code}\n/* ${name}, round ${round} */`;
        const { folder: copy, record } = copyToRelease(name, folder, { server });
        await registry.release(copy);
        rmSync(copy, { recursive: true });
        builds.push(record.build);
      }
      await until(async () => {
        await wait(250);
        const { html } = await open(renderedEachTime);
        return builds.every((build) => html.includes(build));
      });
      if ([warmUpRounds, rounds].some((read) => round > read - keptBuilds && round <= read)) {
        await renderInBothThreads();
      }
      // The guests keep pace.
      while (pages < round * addresses.length) await wait(50);
      if (round === warmUpRounds) heapBefore = await heapAtRest();
    }
    const growth = (await heapAtRest()) - heapBefore;
    isOver = true;
    await Promise.all(guests);
    expect(failures).toEqual([]);
    expect(growth).toBeLessThan(maxGrowth);
  } finally {
    isOver = true;
    await shell.stop();
    rmSync(folder, { recursive: true });
  }
});
