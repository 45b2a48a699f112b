import { randomUUID } from 'node:crypto';

const point = { latitude: 55.8196, longitude: 37.6035 };
const json = { 'content-type': 'application/json' };
const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** Catalogue reads. */
export const catalogue = [
  { name: 'groups', path: '/api/app/nomenclature/groups/' },
  { name: 'products of a group', path: '/api/app/nomenclature/products/?groups[]=1' },
  { name: 'all products', path: '/api/app/nomenclature/products/' },
  { name: 'product by slug', path: '/api/app/product/philadelphia-classic/' },
].map(({ name, path }) => ({ name, request: () => ({ path }) }));

/**
 * Carts of guests, and orders of a customer.
 * @param {string} url of a server that runs
 */
export async function personal(url) {
  const add = (draft_uuid, product_id) => ({
    method: 'POST',
    path: '/api/app/order/add-product/',
    headers: json,
    body: JSON.stringify({ draft_uuid, product_id, amount: 1, ...point }),
  });
  const full = Array.from({ length: 50 }, () => randomUUID());
  for (const draft of full) {
    for (const product of [1, 2, 3]) await send(url, add(draft, product));
  }
  // Enough carts that no line reaches its maximum during the load.
  const growing = Array.from({ length: 5000 }, () => randomUUID());
  const token = await login(url);
  const query = new URLSearchParams({ latitude: String(point.latitude), longitude: String(point.longitude) });
  return [
    { name: 'cart read', request: () => ({ path: `/api/app/order/get/?${query}&draft_uuid=${pick(full)}` }) },
    { name: 'cart add', request: () => add(pick(growing), pick([1, 2, 3, 4, 5])) },
    {
      name: 'order list',
      request: () => ({ path: '/api/user/orders/', headers: { authorization: `Bearer ${token}` } }),
    },
  ];
}

/** The demo customer's token. */
async function login(url) {
  const phone = '79000000001';
  await send(url, post('/api/auth/', { phone, recaptcha: 'embedded' }));
  const texts = await (await fetch(`${url}/dev/sms`, { headers: { accept: 'application/json' } })).json();
  const code = texts.find((sms) => sms.phone === phone).text.slice(0, 5);
  return (await send(url, post('/api/auth/confirm/', { phone, code }))).api_token;
}

const post = (path, body) => ({ method: 'POST', path, headers: json, body: JSON.stringify(body) });

async function send(url, { path, ...request }) {
  const answer = await fetch(url + path, request);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
