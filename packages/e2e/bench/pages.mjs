import autocannon from 'autocannon';

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

/** Logs a new customer in and returns the cookie of the session. */
async function logIn({ origin, apiOrigin }, phone) {
  /** A code counts only in the browser that asked for it (decision 0044). */
  let cookies = '';
  const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const answer = await fetch(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-source': 'site', cookie: cookies },
      body: JSON.stringify({ phone, recaptcha: 'embedded', ...body }),
    });
    if (!answer.ok) throw new Error(`/api/auth/${path}: status ${answer.status}`);
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    cookies = [cookies, ...set].filter(Boolean).join('; ');
  };
  await post('', {});
  const headers = { accept: 'application/json' };
  const messages = await (await fetch(`${apiOrigin}/dev/sms`, { headers })).json();
  const { text } = messages.find((/** @type {{ phone: string }} */ message) => message.phone === phone);
  await post('confirm/', { code: text.slice(0, 5) });
  return cookies;
}

/** Pages per second that four customers at once get of each page. The server renders each of them. */
export async function measureCustomersPages(storefront, paths) {
  const cookies = [];
  for (let index = 0; index < customers; index += 1) {
    cookies.push(await logIn(storefront, `7999${String(Date.now() + index).slice(-7)}`));
  }
  return measureRates(storefront.origin, paths, cookies);
}
