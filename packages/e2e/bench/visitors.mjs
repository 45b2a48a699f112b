import { chromium } from '@playwright/test';

/** The place of a delivery as the page saves it. */
const savedPlace = JSON.stringify({
  takeMethod: 'delivery',
  delivery: {
    type: 'delivery',
    street: 'Огородный проезд',
    home: '16',
    fullAddress: 'Огородный проезд, 16',
    coordinates: '55.8196,37.6035',
  },
});

/** What the browser of a visitor with an address has in its storage: the hint of a first visit was shown. */
export const knownVisitor = { kitsuneAddressHint: 'shown', kitsuneAddress: savedPlace };

const headers = { 'content-type': 'application/json', 'x-source': 'site' };

/** Logs a new customer in and returns the cookies of the session. `phone` has 11 digits. */
export async function logIn({ origin, apiOrigin }, phone = `7999${String(Date.now()).slice(-7)}`) {
  /** A code counts only in the browser that asked for it (decision 0044). */
  let cookies = '';
  const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const answer = await fetch(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { ...headers, cookie: cookies },
      body: JSON.stringify({ phone, recaptcha: 'embedded', ...body }),
    });
    if (!answer.ok) throw new Error(`/api/auth/${path}: status ${answer.status}`);
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    cookies = [cookies, ...set].filter(Boolean).join('; ');
  };
  await post('', {});
  const accept = { accept: 'application/json' };
  const messages = await (await fetch(`${apiOrigin}/dev/sms`, { headers: accept })).json();
  const { text } = messages.find((/** @type {{ phone: string }} */ message) => message.phone === phone);
  await post('confirm/', { code: text.slice(0, 5) });
  return cookies;
}

/** Puts a dish into the cart of a customer with these cookies, for an address that is saved too. */
async function fillCart(origin, cookie) {
  const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const request = { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) };
    const answer = await fetch(`${origin}/api/${path}`, request);
    if (!answer.ok) throw new Error(`/api/${path}: status ${answer.status}`);
    return answer.json();
  };
  const place = { street: 'Огородный проезд', home: '16', coordinates: '55.8196,37.6035' };
  const { id } = await post('user/addresses/add/', place);
  await post('app/order/add-product/', { product_id: 1, amount: 2, address_id: id });
}

/** Logs a customer in and fills the cart. Returns the cookies of the session. */
export async function customerWithCart(storefront) {
  const cookies = await logIn(storefront);
  await fillCart(storefront.origin, cookies);
  return cookies;
}

/** Fills the storage and the cookies of a browser that listens on a port for its debugger. */
export async function fillBrowser(port, origin, { storage = {}, cookies = '' }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context.newPage();
  await page.goto(`${origin}/legal`);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  for (const cookie of cookies.split('; ').filter(Boolean)) {
    const [name, value] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
  }
  // Every visitor loads the scripts.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
}
