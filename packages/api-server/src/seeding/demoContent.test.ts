import { demoPurchases } from '@storefront/demo-chain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '../chain/folder/readFolder';
import { sanitise } from '../content/sanitise';
import { files } from '../files';

const { tables, faults } = readFolder(files.demoChain, new Date());

const pages = ['blog', 'news', 'landings', 'promos'].flatMap((folder) =>
  readdirSync(join(files.demoChain, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(join(files.demoChain, folder, name), 'utf8').trimEnd() })),
);
const events = (tables.history ?? []).map(({ cells }) => ({
  name: cells.name,
  html: cells.description ?? '',
}));

test.each([...pages, ...events])('$name is clean HTML', ({ html }) => {
  expect(sanitise(html)).toBe(html);
  expect(html).toMatch(/^<(?:p|h2|ul)>/);
  expect(html).not.toMatch(/<p><\/p>|рамэн| {2}|\.\./);
});

test('the tables have no fault', () => {
  expect(faults).toEqual([]);
  expect(pages).toHaveLength(47);
});

test('articles have three blocks at least, and do not repeat themselves', () => {
  const articles = [...(tables.blog ?? []), ...(tables.news ?? [])].map(({ cells }) => cells);
  for (const { content } of articles) expect(content.split('\n').length).toBeGreaterThanOrEqual(3);
  expect(new Set(articles.map(({ content }) => content)).size).toBe(17);
});

test.each([
  ['Выбрать ресторан', '/restaurants'],
  ['Как это работает', '/about/bonus-program'],
])('«%s» of a promotion leads to %s', (button, link) => {
  const links = (tables.promos ?? []).flatMap(({ cells }) => (cells.button === button ? [cells.link] : []));
  expect(new Set(links)).toEqual(new Set([link]));
});

test('each restaurant has texts of its own, tags, and two pictures, but for the newest', () => {
  const restaurants = (tables.restaurants ?? []).map(({ cells }) => cells);
  expect(new Set(restaurants.map(({ description }) => description)).size).toBe(20);
  expect(restaurants.filter(({ tags }) => tags.length === 0)).toEqual([]);
  const counts = restaurants.map(({ slug, photos }) => [slug, photos.length]);
  expect(counts.filter(([, count]) => count !== 2)).toEqual([['mytischi', 0]]);
});

test('past orders are deterministic, newest first, within fourteen months', () => {
  const past = demoPurchases();
  expect(past).toEqual(demoPurchases());
  expect(past).toHaveLength(34);
  const days = past.map(({ daysAgo }) => daysAgo);
  expect(days).toEqual([...new Set(days)].sort((first, second) => first - second));
  expect(days.at(-1)).toBeGreaterThan(350);
  expect(days.at(-1)).toBeLessThan(440);
  expect(past.filter(({ status }) => status !== 'closed')).toHaveLength(5);
  expect(past.filter(({ review }) => review !== null).length).toBeGreaterThan(7);
});
