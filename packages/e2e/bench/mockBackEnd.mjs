import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const pictures = join(import.meta.dirname, '../../demo-chain/pictures');
const groupCount = 12;
const tints = ['roll', 'baked', 'nigiri', 'set', 'soup', 'wok', 'poke', 'sweet', 'drink', 'sauce'];
const types = { avif: 'image/avif', webp: 'image/webp' };

/** @param {number} count */
function makeMenu(count) {
  const listed = Object.entries(JSON.parse(readFileSync(join(pictures, 'pictures.json'), 'utf8')));
  const media = listed.map(([slug, { color, placeholder, files }]) => {
    const srcset = (/** @type {string} */ kind) =>
      Object.keys(files)
        .map((width) => `/storage/dishes/${slug}-${width}.${kind} ${width}w`)
        .join(', ');
    const sources = ['avif', 'webp'].map((kind) => ({ type: `image/${kind}`, srcset: srcset(kind) }));
    return { original: `/storage/dishes/${slug}-640.webp`, sources, placeholder, color };
  });
  const products = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `dish-${index + 1}`,
    name: index % 3 ? `Блюдо № ${index + 1}` : `Блюдо № ${index + 1} с лососем, сыром и авокадо`,
    description: 'Лосось поверх нежного сливочного сыра и хрустящего огурца',
    price: 300 + (index % 70) * 10,
    parent_group_id: 1 + (index % groupCount),
    weight: 0.26,
    pieces: 8,
    energy_full_amount: 515,
    labels: index % 9 ? [] : [{ id: 1, name: 'Хит', show_name: true, icon: 'flame' }],
    media_list: [media[index % media.length]],
  }));
  const groups = Array.from({ length: groupCount }, (_, index) => ({
    id: index + 1,
    name: `Группа ${index + 1}`,
    tint: tints[index % tints.length],
    seo_page: { url: `gruppa-${index + 1}` },
    products_count: products.filter(({ parent_group_id: id }) => id === index + 1).length,
  }));
  return { groups, products };
}

/**
 * A back end that serves a menu of `count` products in groups of one size. Every other request is a 404.
 * @param {number} count
 */
export async function startMockBackEnd(count) {
  const { groups, products } = makeMenu(count);
  /** @type {Record<string, (query: URLSearchParams) => unknown>} */
  const answers = {
    '/api/app/nomenclature/groups': () => groups,
    '/api/app/nomenclature/labels': () => [],
    '/api/app/nomenclature/products': (query) => {
      const groupIds = [...query].filter(([name]) => name.startsWith('groups')).map(([, id]) => Number(id));
      return groupIds.length > 0
        ? products.filter((product) => groupIds.includes(product.parent_group_id))
        : products;
    },
    '/api/app/order/recommendations': () => products.slice(0, 8),
    '/api/app/settings': () => [],
    '/api/promos': () => [],
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://back-end');
    const path = pathname.replace(/\/$/, '');
    const file = path.startsWith('/storage/dishes/')
      ? join(pictures, path.slice(16).replaceAll('/', ''))
      : '';
    if (file && existsSync(file)) {
      const type = types[/** @type {'avif' | 'webp'} */ (file.split('.').at(-1))];
      response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000' });
      createReadStream(file).pipe(response);
      return;
    }
    const answer = answers[path];
    const group = path.startsWith('/api/app/group/')
      ? groups.find(({ seo_page }) => seo_page.url === path.split('/').at(-1))
      : undefined;
    response.writeHead(answer || group ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ? answer(searchParams) : (group ?? { message: 'not here' })));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mock back end has no port');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
