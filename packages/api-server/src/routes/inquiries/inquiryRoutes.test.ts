import type { Contacts, ErrorBody, Restaurant, RestaurantTag } from '@storefront/api-contract';
import { bookingDays } from '@storefront/domain';
import sharp from 'sharp';
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
    const { body } = await client.call<Restaurant>('/api/app/restaurants/detail/5');
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
    expect((await fetch(`${server.url}/storage/tags/..%2Fmenu.json`)).status).toBe(404);
  });

  test('the four zones have outlines', async () => {
    const { body } = await client.call<{ name: string; area: unknown[] }[]>('/api/app/delivery-zones/');
    expect(body.map(({ name }) => name)).toContain('Север');
    expect(body.every(({ area }) => area.length > 3)).toBe(true);
  });
});

/** The `day` hours of demo/hours.ts. */
const shift = { from: 600, to: 1380 };
const usual = { mon: shift, tue: shift, wed: shift, thu: shift, fri: shift, sat: shift, sun: shift };

/** The slot with the index `place` on the third bookable day of a restaurant with those hours. */
function freeTime(place = 0): Date {
  const slot = bookingDays(usual, new Date())[2]?.slots[place];
  if (!slot) throw new Error('no free slot');
  return slot.date;
}

const baumanskaya = 8;
const wish = () => ({
  organization_id: baumanskaya,
  datetime: freeTime().toISOString(),
  persons: 3,
  name: 'Мария',
  phone: '+7 900 000-00-01',
  comment: '',
});

describe('reservation', () => {
  const path = '/api/app/reservation/';
  type Answer = ErrorBody & { success: boolean };

  test('repeated bookings reserve one table', async () => {
    const sent = await Promise.all([1, 2, 3].map(() => client.call<Answer>(path, { token, body: wish() })));
    const texts = new Set(sent.map(({ body }) => body.message));
    expect([...texts].join()).toMatch(/^Столик забронирован: Кицунэ на Бауманской, .+ в\u00A0\d\d:\d\d$/);
    expect(sent.every(({ status, body }) => status === 200 && body.success)).toBe(true);
    const [row, ...others] = await rows('reservations');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ persons: 3, name: 'Мария', phone: '79000000001', comment: null });
  });

  test('the later booking updates the first', async () => {
    await client.call(path, { token, body: { ...wish(), persons: 5, comment: 'У окна' } });
    expect(await rows('reservations')).toMatchObject([{ persons: 5, comment: 'У окна' }]);
  });

  test('a time without an offset is Moscow time, in a form as well as in JSON', async () => {
    const datetime = new Date(freeTime(1).getTime() + 3 * 3_600_000).toISOString().slice(0, 19);
    const answer = await client.call(path, { token, form: { ...wish(), datetime, persons: undefined } });
    expect(answer.status).toBe(200);
    expect((await rows('reservations')).at(-1)).toMatchObject({ persons: 2, at: freeTime(1) });
  });

  test.each([
    ['an unknown restaurant', { organization_id: 999 }, 'organization_id', 'Ресторан не найден'],
    ['one that is closed for repairs', { organization_id: 17 }, 'organization_id', /не принимает гостей/],
    ['one with unknown hours', { organization_id: 19 }, 'datetime', /Часы работы ресторана не указаны/],
    ['the past', { datetime: '2020-01-01T12:00:00+03:00' }, 'datetime', /не раньше чем через час/],
    ['next year', { datetime: '2199-01-01T12:00:00+03:00' }, 'datetime', /две недели/],
    ['31 February', { datetime: '2027-02-31T12:00:00+03:00' }, 'datetime', 'Неверная дата'],
    ['no moment at all', { datetime: 'завтра' }, 'datetime', 'Неверная дата'],
    ['a year before years', { datetime: '0000-01-01T00:00:00Z' }, 'datetime', /не раньше/],
    ['too many guests', { persons: 21 }, 'persons', /от 1 до 20/],
    ['half a guest', { persons: 0.5 }, 'persons', /целое/],
    ['no phone', { phone: '123' }, 'phone', 'Неверный формат'],
    ['no name', { name: '' }, 'name', /\S/],
    ['an id beyond the database', { organization_id: 2_147_483_648 }, 'organization_id', /целое/],
    ['a text without an end', { comment: 'я'.repeat(2001) }, 'comment', /2000/],
    ['a zero byte', { comment: 'а\u0000б' }, 'comment', 'Неверный формат'],
    ['lists for texts', { datetime: ['2027-01-01'] }, 'datetime', /[а-я]/],
  ])('%s is refused', async (_case, change, field, text) => {
    const answer = await client.call(path, { token, body: { ...wish(), ...change } });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[field]?.[0]).toMatch(text);
  });

  test('a time between two slots is refused', async () => {
    const datetime = new Date(freeTime().getTime() + 60_000).toISOString();
    const answer = await client.call(path, { token, body: { ...wish(), datetime } });
    expect(answer.body.errors).toEqual({
      datetime: ['В это время столик забронировать нельзя. Выберите другое'],
    });
  });

  test('bookings per customer are limited, also in parallel', async () => {
    const other = await client.login('79990000502');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        client.call(path, { token: other, body: { ...wish(), datetime: freeTime(place).toISOString() } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 422)?.body.message).toMatch(/не больше 5 столиков/);
  });

  test('a guest must log in', async () => {
    expect((await client.call(path, { body: wish() })).status).toBe(401);
  });
});

describe('a review of a visit', () => {
  const path = '/api/qa/';
  const criteria = [
    ...['attention_and_friendliness', 'service_speed', 'dishes_quality'],
    ...['drink_quality', 'atmosphere'],
  ];
  const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

  function review(change: Record<string, string> = {}, keys = criteria): FormData {
    const form = new FormData();
    const fields = {
      type: 'pickup',
      organization_id: '5',
      pickup_date: today(),
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

  test.each([
    ['/api/app/feedback/', { message: '' }, 'message'],
    ['/api/app/feedback/', { message: 'я'.repeat(2001) }, 'message'],
    ['/api/app/feedback/', { email: 'maria' }, 'email'],
    ['/api/app/feedback/', { name: 'М' }, 'name'],
    ['/api/app/feedback/', { phone: {} }, 'phone'],
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
