import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** As many visitors at once as the aims of the shell are stated for. */
const visitors = 32;
const warmMs = 5_000;
/** A page leaves the cache after 30 s without a visitor (decision 0008). */
const cacheMs = 31_000;

/**
 * Reads one page, compressed as browsers ask for it. Resolves at its last byte.
 * @param {string} url
 * @param {Agent} agent
 * @returns {Promise<void>}
 */
function readPage(url, agent) {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: status ${answer.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

/** @param {number} start */
const since = (start) => performance.now() - start;

/**
 * Milliseconds until the first and the last of all visitors have a page that no cache has.
 * @param {string} url
 * @param {Agent} agent
 */
async function measureCold(url, agent) {
  const start = performance.now();
  const times = await Promise.all(
    Array.from({ length: visitors }, async () => {
      await readPage(url, agent);
      return since(start);
    }),
  );
  return { first: Math.min(...times), last: Math.max(...times) };
}

/**
 * Pages per second that all visitors get who read the page again and again.
 * @param {string} url
 * @param {Agent} agent
 */
async function measureWarm(url, agent) {
  const start = performance.now();
  let pages = 0;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (since(start) < warmMs) {
        await readPage(url, agent);
        pages += 1;
      }
    }),
  );
  return pages / (since(start) / 1000);
}

/**
 * What 32 guests at once get of each page: compressed, by connections that stay open, from a process that has rendered
 * before.
 * @param {string} origin
 * @param {readonly string[]} paths
 */
export async function measurePages(origin, paths) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const rows = [];
  try {
    for (const path of paths) await readPage(origin + path, agent);
    await delay(cacheMs);
    for (const path of paths) {
      const { first, last } = await measureCold(origin + path, agent);
      rows.push({ path, first, last, perSecond: await measureWarm(origin + path, agent) });
    }
  } finally {
    agent.destroy();
  }
  return rows;
}
