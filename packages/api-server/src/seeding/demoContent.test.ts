import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  blog,
  demoHistory,
  demoLandings,
  demoPromoCodes,
  demoPromos,
  demoPurchases,
  demoTags,
  news,
} from '@storefront/demo-chain';
import { sanitise } from '../content/sanitise';
import { files } from '../files';
import { restaurantRows } from './seedRestaurants';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const slugs = new Map((json(files.menu) as { id: number; slug: string }[]).map(({ id, slug }) => [slug, id]));
const dishPictures = new Set(Object.keys(json(join(files.pictures, 'pictures.json')) as object));
const restaurantPictures = json(join(files.restaurantPictures, 'pictures.json')) as Record<string, object>;

const articles = [...blog, ...news];
const pages = [
  ...articles.map(({ slug, content }) => ({ name: slug, html: sanitise(content.join('\n')) })),
  ...demoLandings.map(({ url, content }) => ({ name: url, html: sanitise(content.join('\n')) })),
  ...demoPromos.map(({ slug, description }) => ({ name: slug, html: description ?? '' })),
  ...demoHistory.map(({ name, description }) => ({ name, html: description })),
];

test.each(pages)('$name is clean HTML', ({ html }) => {
  expect(sanitise(html)).toBe(html);
  expect(html).toMatch(/^<(?:p|h2|ul)>/);
  expect(html).not.toMatch(/<p><\/p>|рамэн| {2}|\.\./);
});

test('every picture in a text exists', () => {
  const named = [...articles, ...demoLandings, ...demoPromos, ...demoHistory];
  const missing = named.flatMap(({ picture }) => (picture && !dishPictures.has(picture) ? [picture] : []));
  expect(missing).toEqual([]);
});

test('every dish has a picture', () => {
  expect([...slugs.keys()].filter((slug) => !dishPictures.has(slug))).toEqual([]);
});

test('articles have three to six blocks and do not repeat themselves', () => {
  for (const { content } of articles) expect(content.length).toBeGreaterThanOrEqual(3);
  expect([blog, news].flatMap((list) => [...new Set(list.map(({ slug }) => slug))])).toHaveLength(17);
});

test('promo codes of promotions and landings exist', () => {
  const codes = new Set(demoPromoCodes.map(({ code }) => code));
  const named = [...demoPromos, ...demoLandings].flatMap(({ promocode }) => promocode ?? []);
  expect(named.filter((code) => !codes.has(code))).toEqual([]);
});

test.each([
  ['Выбрать ресторан', '/restaurants'],
  ['Как это работает', '/about/bonus-program'],
])('«%s» of a promotion leads to %s', (button, link) => {
  const links = demoPromos.flatMap((promo) => (promo.button === button ? [promo.link] : []));
  expect(new Set(links)).toEqual(new Set([link]));
});

test('each restaurant has its own texts and tags with icons, and each but one two pictures', () => {
  expect(new Set(restaurantRows.map(({ description }) => description)).size).toBe(20);
  const tagIds = new Set(demoTags.map(({ id }) => id));
  expect(restaurantRows.flatMap(({ photos }) => photos)).toEqual(Object.keys(restaurantPictures));
  expect(restaurantRows.map(({ photos }) => photos.length).filter((count) => count !== 2)).toEqual([0]);
  for (const { tagIds: tags } of restaurantRows) {
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((id) => !tagIds.has(id))).toEqual([]);
  }
  for (const { icon } of demoTags) expect(existsSync(join(files.tagIcons, `${icon}.svg`))).toBe(true);
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
