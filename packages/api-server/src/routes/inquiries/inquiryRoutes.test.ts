import {
  type Contacts,
  type Restaurant,
  restaurantCalls,
  type RestaurantTag,
} from '@storefront/api-contract';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { createClient } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let token: string;

beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
  token = await client.login('79990000501');
});

const rows = async (table: string) => server.query(`select * from ${table} order by id`);

test('contacts list four cities and three mailboxes', async () => {
  const { body } = await client.call<Contacts>('/api/app/contact-settings');
  expect(body.contact_call_center_numbers).toHaveLength(4);
  expect(body.contact_call_center_numbers[0]).toEqual({ city: 'Москва', phone: '+7 (495) 000-00-24' });
  expect(body.contact_email_addresses).toHaveLength(3);
});

describe('restaurants', () => {
  test('a restaurant has its hours, pictures and tags', async () => {
    const { body: sent } = await client.call<Record<string, unknown>>('/api/app/restaurants/detail/5');
    expect(sent).toMatchObject({
      isWorking: true,
      workingTo: null,
      coordinates: [sent['latitude'], sent['longitude']].join(),
      mediaList: { original: [{ original: expect.any(String) }, { original: expect.any(String) }] },
    });
    const body = z.parse(restaurantCalls.detail.response, sent);
    expect(body).toMatchObject({
      slug: 'arbat',
      workTimeStr: 'Круглосуточно',
      tags: [{ id: 4 }, { id: 5 }, { id: 6 }],
    });
    expect(body.mediaList).toHaveLength(2);
    const picture = await fetch(`${server.url}${body.mediaList[0]?.original}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toContain('immutable');
  });

  test('an inactive restaurant is found', async () => {
    const { body } = await client.call<Restaurant>('/api/app/restaurants/detail/17/');
    expect(body).toMatchObject({ slug: 'varshavka', active: false });
  });

  test.each(['0', '21', '-1', '1e9', '99999999999', 'arbat', '%00', '__proto__'])(
    '%s is a 404',
    async (id) => {
      const answer = await client.call(`/api/app/restaurants/detail/${id}/`);
      expect([answer.status, answer.body.message]).toEqual([404, 'Ресторан не найден']);
    },
  );

  test('icons of tags are plain SVG', async () => {
    const { body } = await client.call<RestaurantTag[]>('/api/app/restaurants/tags/');
    expect(body.map(({ name }) => name)).toContain('Можно с собакой');
    const icon = await fetch(`${server.url}${body[0]?.icon?.url}`);
    expect(icon.status).toBe(200);
    expect(icon.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(icon.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(icon.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${server.url}/storage/tags/..%2Fdishes.csv`)).status).toBe(404);
  });

  test('the four zones have outlines and terms', async () => {
    const { body } =
      await client.call<{ name: string; area: unknown[]; restriction: object }[]>('/api/app/delivery-zones/');
    const north = body.find(({ name }) => name === 'Север');
    expect(north?.restriction).toEqual({ minimal_amount: 990, duration: 60, duration_change: null });
    expect(body.every(({ area }) => area.length > 3)).toBe(true);
  });
});

describe('a review of a visit', () => {
  const path = '/api/qa/';
  const criteria = [
    'attention_and_friendliness',
    'service_speed',
    'dishes_quality',
    'drink_quality',
    'atmosphere',
  ];
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10);

  function review(change: Record<string, string> = {}, keys = criteria): FormData {
    const form = new FormData();
    const fields = {
      type: 'pickup',
      organization_id: '5',
      pickup_date: day(0),
      comment: ' Уютно ',
      ...change,
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    keys.forEach((key, index) => {
      form.append(`estimations[${index}][key]`, key);
      form.append(`estimations[${index}][value]`, '4');
    });
    return form;
  }
  const photo = async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  };

  test('a review is stored with its photos', async () => {
    const multipart = review();
    multipart.append('attachments[]', await photo(), 'one.jpg');
    multipart.append('attachments[]', await photo(), 'two.jpg');
    const answer = await client.call(path, { token, multipart });
    expect([answer.status, answer.body]).toMatchObject([200, { success: true }]);
    const [row = {}] = await rows('restaurant_reviews');
    expect(row).toMatchObject({ restaurant_id: 5, comment: 'Уютно' });
    expect(row['estimations']).toHaveLength(5);
    const [name] = row['images'] as string[];
    expect(row['images']).toHaveLength(2);
    const picture = await fetch(`${server.url}/storage/uploads/${name}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
  });

  test('the same review is kept once, however often and in parallel it is sent', async () => {
    const other = await client.login('79990000503');
    const image = await photo();
    const send = (change: Record<string, string> = {}, keys = criteria) => {
      const multipart = review(change, keys);
      multipart.append('attachments[]', image, 'one.jpg');
      return client.call(path, { token: other, multipart });
    };
    const theirs = async (table: string) =>
      server.query(
        `select ${table}.* from ${table} join users on users.id = user_id where phone = '79990000503'`,
      );
    const answers = await Promise.all([send(), send(), send()]);
    // A repeated request may carry another hour of the day, and its fields in another order.
    answers.push(await send({ pickup_date: `${day(0)}T00:01:00+03:00` }, criteria.toReversed()));
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, answers[0]?.body]);
    expect(await theirs('restaurant_reviews')).toHaveLength(1);
    expect(await theirs('uploads')).toHaveLength(1);
    const changes: Record<string, string>[] = [
      { comment: 'Шумно' },
      { organization_id: '6' },
      { pickup_date: day(-1) },
    ];
    for (const change of changes) expect((await send(change)).status).toBe(200);
    expect(await theirs('restaurant_reviews')).toHaveLength(4);
  });

  test('a review may be JSON without photos and comment', async () => {
    const body = {
      organization_id: 5,
      pickup_date: new Date().toISOString(),
      estimations: criteria.map((key) => ({ key, value: 5 })),
    };
    expect((await client.call(path, { token, body })).status).toBe(200);
  });

  test.each([
    ['an unknown restaurant', { organization_id: '999' }, criteria, 'organization_id'],
    ['tomorrow', { pickup_date: '2199-01-01' }, criteria, 'pickup_date'],
    ['long ago', { pickup_date: '2019-01-01' }, criteria, 'pickup_date'],
    ['no date', { pickup_date: 'вчера' }, criteria, 'pickup_date'],
    ['another kind', { type: 'delivery' }, criteria, 'type'],
    ['four criteria', {}, criteria.slice(1), 'estimations'],
    ['no criteria', {}, [], 'estimations'],
    ['one criterion five times', {}, criteria.map(() => 'atmosphere'), 'estimations'],
  ])('%s is refused', async (_case, change, keys, field) => {
    const answer = await client.call(path, { token, multipart: review(change, keys) });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[field]?.[0]).toMatch(/[а-я]/);
  });

  test('HTML with a picture’s file name is refused, and nothing is stored', async () => {
    const before = await rows('restaurant_reviews');
    const multipart = review();
    multipart.append('attachments[]', new Blob(['<script>'], { type: 'image/png' }), 'a.png');
    const answer = await client.call(path, { token, multipart });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.['attachments']?.[0]).toMatch(/Загрузите картинку/);
    expect(await rows('restaurant_reviews')).toHaveLength(before.length);
  });

  test('a guest must log in', async () => {
    expect((await client.call(path, { multipart: review() })).status).toBe(401);
  });
});

describe('feedback and franchise', () => {
  const person = { name: 'Мария', phone: '8 (900) 000-00-01', email: 'maria@kitsune.example' };

  test('a guest may send both', async () => {
    const feedback = { ...person, message: 'Рамен чудо', kind: 'franchise' };
    expect((await client.call('/api/app/feedback', { body: feedback })).status).toBe(200);
    const franchise = { ...person, email: null, city: 'Тверь', comment: ' ' };
    expect((await client.call('/api/franchise/', { form: franchise })).status).toBe(200);
    expect(await rows('inquiries')).toMatchObject([
      { kind: 'feedback', message: 'Рамен чудо', phone: '79000000001', city: null },
      { kind: 'franchise', message: null, city: 'Тверь', email: null },
    ]);
  });

  test('the same message is kept once, however often and in parallel it is sent', async () => {
    const before = (await rows('inquiries')).length;
    const send = (change: Record<string, string> = {}) =>
      client.call('/api/franchise/', { body: { ...person, city: 'Клин', ...change } });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect(await rows('inquiries')).toHaveLength(before + 1);
    await send({ comment: 'Перезвоните вечером' });
    expect(await rows('inquiries')).toHaveLength(before + 2);
  });

  test.each([
    ['/api/app/feedback/', { message: '' }, 'message'],
    ['/api/app/feedback/', { message: 'я'.repeat(2001) }, 'message'],
    ['/api/app/feedback/', { email: 'maria' }, 'email'],
    ['/api/app/feedback/', { name: 'М' }, 'name'],
    ['/api/app/feedback/', { phone: {} }, 'phone'],
    ['/api/franchise/', { name: 'Maria' }, 'name'],
    ['/api/franchise/', { city: '' }, 'city'],
    ['/api/franchise/', { phone: undefined }, 'phone'],
    ['/api/franchise/', { comment: 'а\u0000б' }, 'comment'],
    ['/api/franchise/', { name: ['Мария'] }, 'name'],
  ])('%s with %p is refused', async (path, change, field) => {
    const body = { ...person, message: 'Рамен', city: 'Тверь', ...change };
    const answer = await client.call(path, { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[field]?.[0]).toMatch(/[а-я]/);
  });
});
