import * as z from 'zod/mini';
import { article, articleCalls } from './articles';

const bare = { id: 1, name: 'Рамен' };
const nothing = { slug: '', lead: null, content: null, image: null, published_at: null, is_header: false };

test('an article may have a name and nothing else', () => {
  expect(z.parse(article, bare)).toEqual({ ...bare, ...nothing });
});

test.each([
  [
    'other names, beside an empty one',
    { name: '', title: 'Рамен', announce: 'Суп', text: '<p>Суп</p>', created_at: '2026-11-20' },
  ],
  ['fields under data', { data: { name: 'Рамен', lead: 'Суп', content: '<p>Суп</p>', date: '2026-11-20' } }],
])('an article is read with %s', (_, fields) => {
  expect(z.parse(article, { id: '1', slug: 7, ...fields })).toMatchObject({
    id: '1',
    slug: '7',
    name: 'Рамен',
    lead: 'Суп',
    content: '<p>Суп</p>',
    published_at: '2026-11-20',
  });
});

test('of several fields the first name counts', () => {
  const own = { name: 'Рамен', lead: 'Суп', content: '<p>Суп</p>', published_at: '2026-11-20' };
  const others = { title: 'Заголовок', announce: 'Анонс', text: 'Текст', created_at: '2026-11-01' };
  expect(z.parse(article, { id: 1, ...own, ...others })).toMatchObject(own);
  const { published_at: _, ...undated } = { ...own, active_from: '2026-11-10' };
  expect(z.parse(article, { id: 1, ...undated, ...others }).published_at).toBe('2026-11-10');
});

test.each([
  ['an address', { image: '/storage/a.jpg' }, '/storage/a.jpg'],
  ['an object', { image: { original: '/storage/a.jpg' } }, '/storage/a.jpg'],
  ['the picture of a promotion', { images: { site_origin: '/storage/a.jpg' } }, '/storage/a.jpg'],
  ['an object with url', { image: { url: '/storage/a.jpg' } }, '/storage/a.jpg'],
  ['a list', { image: [null, '/storage/a.jpg'] }, '/storage/a.jpg'],
  [
    'of a promotion beside an empty one',
    { image: '', images: { site_origin: '/storage/a.jpg' } },
    '/storage/a.jpg',
  ],
  ['an empty text', { image: '' }, undefined],
  ['an empty list', { image: [], images: [] }, undefined],
])('its picture may be %s', (_, fields, original) => {
  expect(z.parse(article, { ...bare, ...fields }).image?.original).toBe(original);
});

test('an article without a name does not parse, and a list leaves it out', () => {
  expect(z.safeParse(article, { id: 1 }).success).toBe(false);
  const page = z.parse(articleCalls.news.response, { data: [{ id: 1 }, bare, null, 'упс', []] });
  expect(page).toMatchObject({ data: [bare], meta: { current_page: null, last_page: 1 } });
});

test.each([
  [{ id: 5, slug: 'ramen' }, 5],
  [{ id: '0190-ab' }, '0190-ab'],
  [{ slug: 'ramen' }, 'ramen'],
  [{ id: null, slug: 'ramen' }, 'ramen'],
  [{ id: '', slug: ' ' }, 'Рамен'],
  [{ data: { id: 5 } }, 5],
])('of the article %j the id is %p', (fields, id) => {
  expect(z.parse(article, { name: 'Рамен', ...fields }).id).toBe(id);
});

test.each([
  [
    { id: '0190-ab', name: 'Зал' },
    { id: '0190-ab', name: 'Зал' },
  ],
  [
    { year: 2009, title: 'Зал', text: '<p>Первый</p>' },
    { name: 'Зал', description: '<p>Первый</p>' },
  ],
  [{ year: 2009, name: 'Зал' }, { id: '2009 Зал' }],
  [{ description: 'Зал' }, { id: 'Зал', name: '' }],
  [{ name: 'Зал', image: '/storage/a.jpg' }, { image: { original: '/storage/a.jpg' } }],
  [{ name: 'Зал', images: { site_origin: '/storage/a.jpg' } }, { image: { original: '/storage/a.jpg' } }],
])('the event %j of the history is read as %j', (event, expected) => {
  expect(z.parse(articleCalls.history.response, [event])).toMatchObject([expected]);
});

test('a history that cannot be read is an error, never empty', () => {
  const { response } = articleCalls.history;
  expect(z.safeParse(response, { message: 'ok' }).success).toBe(false);
  expect(z.parse(response as z.ZodMiniType, { data: [{ id: 1, year: '2009' }] })).toMatchObject([
    { year: 2009 },
  ]);
  expect(z.parse(response as z.ZodMiniType, [])).toEqual([]);
  expect(z.parse(response as z.ZodMiniType, [null, 'упс', { id: 1 }])).toMatchObject([{ id: 1 }]);
});
