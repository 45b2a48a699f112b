import type { Article, HistoryEvent, Landing, Notification, Promo } from '@storefront/api-contract';
import { createClient } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

interface Page<Item> {
  data: Item[];
  meta: { current_page: number; last_page: number; total: number };
}

let server: TestServer;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  server = await startServer({ INQUIRY_RATE_LIMIT: '3' });
  client = createClient(server.url);
  // Before the first read, because responses are cached for seconds.
  await poisonContent();
});

async function poisonContent(): Promise<void> {
  await server.query(`insert into settings values ('brand_new', '1');
    update settings set value = '<meta name="x">' where key = 'main_page_meta_container'`);
  const html = `<p onclick="x()">Суп</p><script>x()</script><iframe src="https://evil.example"></iframe>
    <style>p{}</style><a href="javascript:x()">a</a><img src="data:image/png;base64,AA" onerror="x()">`;
  for (const insert of [
    `articles (kind, slug, published_at, name, content) values ('blog', 'poison', '2020-01-01',`,
    `promos (slug, position, active_to, name, description) values ('poison', 99, now() + interval '1 day',`,
    `landings (url, name, content) values ('poison',`,
    `history_events (year, name, description) values (2027,`,
  ]) {
    await server.query(`insert into ${insert} 'x', '${html}')`);
  }
}

const get = async <Body>(path: string, token?: string) => (await client.call<Body>(path, { token })).body;

describe('blog and news', () => {
  test('the blog comes in pages, newest first, without texts', async () => {
    const first = await get<Page<Article>>('/api/blogs/');
    const second = await get<Page<Article>>('/api/blogs/?page=2');
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, total: 9 });
    expect(second.data).toHaveLength(3);
    const all = [...first.data, ...second.data].filter(({ slug }) => slug !== 'poison');
    const dates = all.map(({ published_at }) => published_at ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates[0]).toMatch(/T12:00:00.000\+03:00$/);
    expect(all.every(({ content, lead, image }) => content === null && lead && image)).toBe(true);
    expect((await get<Page<Article>>('/api/blogs/?page=99')).data).toEqual([]);
  });

  test('an article has its text', async () => {
    const article = await get<Article>('/api/blogs/kak-est-ramen-doma');
    expect(article.content).toMatch(/^<p>Рамен живёт недолго/);
    expect(article.image?.original).toMatch(/ramen-tonkotsu/);
  });

  test.each([
    ['', 2, 6],
    ['?header=0', 0, 6],
    ['?header=3&per_page=4', 3, 4],
    ['?page=2', 0, 3],
    ['?page=2&per_page=1', 1, 1],
  ])('news%s has %i large items of %i', async (query, large, count) => {
    const { data, meta } = await get<Page<Article>>(`/api/news/${query}`);
    expect([data.filter((item) => item.is_header).length, data.length]).toEqual([large, count]);
    expect(meta.total).toBe(9);
  });

  test('a news item has its text, and blog slugs are unknown there', async () => {
    expect((await get<Article>('/api/news/mytischi-otkryty/')).content).toContain('Новомытищинском');
    expect((await client.call('/api/news/kak-est-ramen-doma/')).status).toBe(404);
  });

  test('unpublished articles are hidden', async () => {
    await server.query(`insert into articles (kind, slug, name, content, published_at)
      values ('blog', 'later', 'Потом', '<p>Потом</p>', now() + interval '1 day')`);
    const answer = await client.call('/api/blogs/later/');
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('Статья не найдена');
  });

  test.each([
    ['/api/blogs/?page=0', 422],
    ['/api/blogs/?page=1e309', 422],
    ['/api/blogs/?page[]=1', 422],
    ['/api/news/?per_page=51', 422],
    ['/api/news/?header=-1', 422],
    ['/api/news/?header=0.5', 422],
    ['/api/blogs/__proto__/', 404],
    ['/api/blogs/%00/', 404],
    [`/api/news/${encodeURIComponent("' or 1=1 --")}/`, 404],
    ['/api/promos/%F0%9F%8D%9C/', 404],
  ])('%s responds %i', async (path, status) => {
    const answer = await client.call(path);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/[а-я]/);
  });
});

test('the history begins with the first restaurant', async () => {
  const events = await get<HistoryEvent[]>('/api/history-all');
  expect(events.map(({ year }) => year)).toEqual([2009, 2011, 2013, 2015, 2017, 2020, 2023, 2026, 2027]);
  expect(events[0]).toMatchObject({ name: 'Двенадцать мест на Покровке' });
  expect(events[0]?.description).toMatch(/^<p>/);
});

test('landings are listed by url, without hidden ones', async () => {
  await server.query(`update landings set is_published = false where url = 'vesna-hanami'`);
  const landings = await get<Landing[]>('/api/landings/');
  const urls = landings.map(({ seo }) => seo?.url);
  for (const url of ['legal/oferta', 'legal/personal-data', 'legal/cookies', 'delivery']) {
    expect(urls).toContain(url);
  }
  expect(urls).not.toContain('vesna-hanami');
  const gift = landings.find(({ seo }) => seo?.url === 'black_cesar_podarok');
  expect(gift).toMatchObject({ promocode: { code: 'CESAR' }, product: { id: 5, slug: 'kuro-neko' } });
});

describe('promotions', () => {
  test('only active promotions are listed', async () => {
    const promos = await get<Promo[]>('/api/promos/');
    expect(promos).toHaveLength(15);
    expect(promos[0]).toMatchObject({ name: 'Рамен, пока горячо', tint: 'plum', link: '/menu/supy' });
    expect(promos.filter(({ is_header }) => is_header).length).toBeGreaterThan(6);
    const timed = promos.find(({ slug }) => slug === '300-za-bolshoj-zakaz');
    expect(timed?.active_to).toMatch(/T00:00:00.000\+03:00$/);
  });

  test('one promotion has a code and one has a gift', async () => {
    expect(await get<Promo>('/api/promos/lisa-10')).toMatchObject({ promocode: { code: 'LISA10' } });
    expect(await get<Promo>('/api/promos/moti-v-podarok/')).toMatchObject({
      product: { id: 133, slug: 'mochi-trio' },
      group: { slug: 'deserty' },
    });
  });

  test('a promotion has the fields of spec §3, and the menu group that its link names', async () => {
    expect(await get<Promo>('/api/promos/lisa-10')).toMatchObject({
      section: 'Промокоды',
      images: { site_origin: expect.stringMatching(/^\/storage\/dishes\/aka-tobiko/) as string },
      product: null,
      group: { slug: 'rolly', name: 'Роллы' },
    });
    expect(await get<Promo>('/api/promos/bonusy-5')).toMatchObject({ group: null });
  });

  test.each(['pervyj-sneg', 'osen-v-miske', 'nothing', 'constructor'])('%s is a 404', async (slug) => {
    const answer = await client.call(`/api/promos/${slug}/`);
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('Акция не найдена или уже закончилась');
  });
});

test('unsafe HTML in the database is cleaned on output', async () => {
  const texts = [
    (await get<Article>('/api/blogs/poison/')).content,
    (await get<Promo>('/api/promos/poison/')).description,
    (await get<Landing[]>('/api/landings/')).find(({ seo }) => seo?.url === 'poison')?.content,
    (await get<HistoryEvent[]>('/api/history-all/')).at(-1)?.description,
  ];
  for (const text of texts) expect(text?.replaceAll(/\s+/g, ' ').trim()).toBe('<p>Суп</p> a');
});

test('settings are passed on unchanged, unknown ones too', async () => {
  const settings = await get<{ key: string; value: string }[]>('/api/app/settings/');
  expect(settings).toContainEqual({ key: 'brand_new', value: '1' });
  expect(settings).toContainEqual({ key: 'main_page_meta_container', value: '<meta name="x">' });
});

test('requests per IP address are limited', async () => {
  const body = { name: 'Мария', message: 'Рамен' };
  const statuses = [];
  for (let time = 0; time < 4; time += 1) {
    statuses.push((await client.call('/api/app/feedback/', { body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await client.call('/api/franchise/', { body: {} });
  expect(refused.status).toBe(429);
  expect(refused.body.seconds).toBeGreaterThan(0);
});

describe('notifications', () => {
  const path = '/api/user/notifications/';

  test('the demo customer has personal and general notifications, newest first', async () => {
    const token = await client.login('79000000001');
    const first = await get<Page<Notification>>(path, token);
    const second = await get<Page<Notification>>(`${path}?page=2`, token);
    expect(first.meta).toEqual({ current_page: 1, last_page: 2, total: 13 });
    expect(second.data).toHaveLength(3);
    expect(second.data.at(-1)).toMatchObject({ title: 'Добро пожаловать!' });
    const dates = [...first.data, ...second.data].map(({ created_at }) => created_at ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('a new customer has no notifications of other customers and no earlier ones', async () => {
    const token = await client.login('79990000777');
    expect((await get<Page<Notification>>(path, token)).data).toEqual([]);
    await server.query(`insert into notifications (text, created_at)
      values ('Всем привет', now() + interval '1 second')`);
    expect((await get<Page<Notification>>(path, token)).data).toMatchObject([{ text: 'Всем привет' }]);
  });

  test.each([
    [path, undefined, 401],
    [path, 'nonsense-nonsense-nonsense', 401],
    [`${path}?page=0`, '79990000777', 422],
    [`${path}?page=один`, '79990000777', 422],
    [`${path}?page=1e309`, '79990000777', 422],
  ])('%s as %p responds %i', async (url, who, status) => {
    await server.query('delete from login_codes');
    const token = who?.startsWith('79') ? await client.login(who) : who;
    const answer = await client.call(url, { token });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/[а-я]/);
  });
});

test('responses of public content have an etag', async () => {
  const { headers } = await client.call('/api/news/');
  const again = await client.call('/api/news/', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
  expect(again.status).toBe(304);
});
