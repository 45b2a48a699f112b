import autocannon from 'autocannon';
import { logIn } from './visitors.mjs';

/** As many guests and customers at once as the aims of the shell are stated for. */
const guests = 32;
const customers = 4;
const seconds = 5;

/** Pages per second for visitors with these cookies who read a page again and again, compressed as for browsers. */
async function measureRate(url, cookies) {
  const waiting = [...cookies];
  const setupClient = (/** @type {autocannon.Client} */ client) =>
    client.setHeaders({ 'accept-encoding': 'gzip', cookie: waiting.pop() ?? '' });
  const result = await autocannon({ url, connections: cookies.length, duration: seconds, setupClient });
  if (result.errors + result.non2xx > 0) throw new Error(`${url}: not every page was answered with 200`);
  return result.requests.total / result.duration;
}

async function measureRates(origin, paths, cookies) {
  const rows = [];
  for (const path of paths) {
    // The threads that render pages are warm after some of them.
    await measureRate(origin + path, cookies);
    rows.push({ path, perSecond: await measureRate(origin + path, cookies) });
  }
  return rows;
}

/** Pages per second that 32 guests at once get of each page, from the cache. */
export const measureGuestsPages = (origin, paths) =>
  measureRates(
    origin,
    paths,
    Array.from({ length: guests }, () => ''),
  );

/** Pages per second that four customers at once get of each page. The server renders each of them. */
export async function measureCustomersPages(storefront, paths) {
  const cookies = [];
  for (let index = 0; index < customers; index += 1) {
    cookies.push(await logIn(storefront, `7999${String(Date.now() + index).slice(-7)}`));
  }
  return measureRates(storefront.origin, paths, cookies);
}
