import type { User } from '@storefront/api-contract';
import sharp from 'sharp';
import { createClient } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let token: string;
const phone = '79995550001';

beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
  token = await client.login(phone);
});

const edit = (what: string, body: unknown, who: string | undefined = token) =>
  client.call(`/api/user/${what}/`, { token: who, body });
const user = async (who = token) => (await client.call<User>('/api/user/get-data/', { token: who })).body;

describe('every change', () => {
  test.each([
    'add-registration-info',
    'edit/name',
    'edit/email',
    'edit/birthday',
    'edit/phone',
    'edit/phone/confirm',
    'subscribe-switch',
    'edit/avatar',
    'edit/avatar/delete',
  ])('%s needs a login', async (path) => {
    const answer = await client.call(`/api/user/${path}/`, { body: {} });
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Войдите, чтобы продолжить');
  });

  test.each<[string, string, unknown]>([
    ['edit/name', 'name', {}],
    ['edit/name', 'name', { name: 'Я' }],
    ['edit/name', 'name', { name: 'я'.repeat(21) }],
    ['edit/name', 'name', { name: 'Анна 😀' }],
    ['edit/name', 'name', { name: ['Анна'] }],
    ['edit/name', 'name', { name: 'Анна\u0000' }],
    ['edit/email', 'email', {}],
    ['edit/email', 'email', { email: 'anna@' }],
    ['edit/email', 'email', { email: null }],
    ['edit/email', 'email', { email: `${'a'.repeat(300)}@b.ru` }],
    ['edit/birthday', 'birthday', {}],
    ['edit/birthday', 'birthday', { birthday: '31.02.1990' }],
    ['edit/birthday', 'birthday', { birthday: '1990' }],
    ['edit/birthday', 'birthday', { birthday: '01.01.2190' }],
    ['edit/birthday', 'birthday', { birthday: '31.12.1899' }],
    ['edit/phone', 'phone', { phone: '9990000003' }],
    ['edit/phone', 'phone', { phone }],
    ['edit/phone/confirm', 'code', { phone: '79995550002', code: '1234' }],
    ['edit/phone/confirm', 'code', { phone: '79995550002', code: '12345' }],
    ['subscribe-switch', 'newsletter', { newsletter: 2 }],
    ['subscribe-switch', 'smsletter', { smsletter: 'yes' }],
    ['add-registration-info', 'name', { email: 'anna@mail.ru' }],
    ['add-registration-info', 'email', { name: 'Анна', email: 'anna' }],
    ['add-registration-info', 'birthday', { name: 'Анна', birthday: '1.1.1' }],
    ['edit/avatar', 'image', {}],
    ['edit/avatar', 'image', { image: 'data:image/png;base64,AAAA' }],
  ])('%s refuses a wrong %s: %j', async (path, field, body) => {
    const answer = await edit(path, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[field]?.[0]).toMatch(/[а-я]/);
  });
});

describe('personal data', () => {
  test('registration saves all three fields and is idempotent', async () => {
    const body = { name: ' Анна ', email: 'anna@mail.ru', birthday: '29.02.1992', scope: 'admin', id: 1 };
    expect((await edit('add-registration-info', body)).body).toEqual({ success: true, message: null });
    expect((await edit('add-registration-info', body)).status).toBe(200);
    expect(await user()).toMatchObject({
      name: 'Анна',
      email: 'anna@mail.ru',
      birthday_at: '1992-02-29',
      scope: 'customer',
    });
  });

  test('empty fields stay unchanged', async () => {
    await edit('add-registration-info', { name: 'Анна Мария', email: '', birthday: null });
    expect(await user()).toMatchObject({
      name: 'Анна Мария',
      email: 'anna@mail.ru',
      birthday_at: '1992-02-29',
    });
  });

  test('name and e-mail change', async () => {
    await edit('edit/name', { name: 'Аня' });
    await edit('edit/email', { email: ' anya@mail.ru ' });
    expect(await user()).toMatchObject({ name: 'Аня', email: 'anya@mail.ru' });
  });

  test('a birthday is set once, also by parallel calls', async () => {
    const other = await client.login('79995550003');
    const days = ['01.01.1990', '02.02.1990', '03.03.1990'];
    const answers = await Promise.all(days.map((birthday) => edit('edit/birthday', { birthday }, other)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const again = await edit('add-registration-info', { name: 'Олег', birthday: '04.04.1990' }, other);
    expect(again.body.errors).toHaveProperty('birthday');
    // The form is refused as a whole.
    expect((await user(other)).name).toBeNull();
  });

  test('subscriptions switch one by one', async () => {
    await edit('subscribe-switch', { newsletter: 1 });
    expect(await user()).toMatchObject({ newsletter: 1, smsletter: 0 });
    await edit('subscribe-switch', { smsletter: '1', newsletter: '0' });
    expect(await user()).toMatchObject({ newsletter: 0, smsletter: 1 });
    await edit('subscribe-switch', { newsletter: 1 });
    expect(await user()).toMatchObject({ newsletter: 1, smsletter: 1 });
    expect((await edit('subscribe-switch', {})).status).toBe(200);
  });
});

describe('phone', () => {
  test('the phone changes with the code sent to the new phone, and the session stays', async () => {
    const who = await client.login('79995550010');
    const asked = await edit('edit/phone', { phone: '79995550011' }, who);
    expect(asked.body).toEqual({ success: true, seconds: 60 });
    const again = await edit('edit/phone', { phone: '79995550011' }, who);
    expect(again.status).toBe(429);
    expect(again.body.seconds).toBeGreaterThan(50);
    const code = await client.codeFor('79995550011');
    const elsewhere = await edit('edit/phone/confirm', { phone: '79995550012', code }, who);
    expect(elsewhere.body.errors).toHaveProperty('code');
    expect((await edit('edit/phone/confirm', { phone: '79995550011', code }, token)).status).toBe(422);
    expect((await edit('edit/phone/confirm', { phone: '79995550011', code }, who)).status).toBe(200);
    expect((await user(who)).phone).toBe('79995550011');
  });

  test('a corrected typo gets its code at once, and the code of the other phone does not confirm it', async () => {
    const who = await client.login('79995550016');
    await edit('edit/phone', { phone: '79995550017' }, who);
    const corrected = await edit('edit/phone', { phone: '79995550018' }, who);
    expect(corrected.body).toEqual({ success: true, seconds: 60 });
    const confirm = async (code: string) =>
      (await edit('edit/phone/confirm', { phone: '79995550018', code }, who)).status;
    expect(await confirm(await client.codeFor('79995550017'))).toBe(422);
    expect(await confirm(await client.codeFor('79995550018'))).toBe(200);
    expect((await user(who)).phone).toBe('79995550018');
  });

  test('the code of a phone change is not valid for a login', async () => {
    const who = await client.login('79995550013');
    await edit('edit/phone', { phone: '79995550014' }, who);
    const body = { phone: '79995550014', code: await client.codeFor('79995550014') };
    expect((await client.call('/api/auth/confirm/', { body })).status).toBe(422);
  });

  test('only the holder of a taken phone learns that it is taken', async () => {
    const who = await client.login('79995550015');
    const asked = await edit('edit/phone', { phone: '79000000001' }, who);
    expect(asked.body).toEqual({ success: true, seconds: 60 });
    const code = await client.codeFor('79000000001');
    const answer = await edit('edit/phone/confirm', { phone: '79000000001', code }, who);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      phone: ['Этот номер уже занят. Войдите с ним или укажите другой'],
    });
    expect((await user(who)).phone).toBe('79995550015');
  });
});

describe('avatar', () => {
  const picture = (width = 300) =>
    sharp({ create: { width, height: 200, channels: 3, background: '#0f766e' } })
      .png()
      .toBuffer();
  const upload = (bytes: Buffer | string, type = 'image/png', field = 'image') => {
    const multipart = new FormData();
    multipart.append(field, new Blob([new Uint8Array(Buffer.from(bytes))], { type }), 'Мария.png');
    return client.call('/api/user/edit/avatar/', { token, multipart });
  };
  const load = (path: string) => fetch(`${server.url}${path}`);

  test('an avatar is re-encoded and cached forever, and the next one replaces it', async () => {
    expect((await upload(await picture())).body).toEqual({ success: true, message: null });
    const { avatar, avatar_uri } = await user();
    expect(avatar).toBe(`/storage/${avatar_uri}`);
    expect(avatar_uri).toMatch(/^uploads\/[\w-]{22}\.webp$/);
    const answer = await load(avatar ?? '');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      // The server's own name, not the name of the sent file.
      'content-disposition': `inline; filename="${avatar_uri?.slice('uploads/'.length)}"`,
      'x-content-type-options': 'nosniff',
    });
    const content = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 132, height: 88 });

    const several = await Promise.all([upload(await picture(80)), upload(await picture(90))]);
    expect(several.map(({ status }) => status)).toEqual([200, 200]);
    expect((await load(avatar ?? '')).status).toBe(404);
    expect(await server.query('select name from uploads')).toHaveLength(1);
  });

  test('an avatar can be deleted, also twice', async () => {
    expect((await edit('edit/avatar/delete', {})).status).toBe(200);
    expect((await edit('edit/avatar/delete', {})).status).toBe(200);
    expect(await user()).toMatchObject({ avatar: null, avatar_uri: null });
    expect(await server.query('select name from uploads')).toEqual([]);
  });

  test.each<[string, () => Promise<Buffer> | string, string?, string?]>([
    ['no picture', () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['another type', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['more than 2 MB', async () => Buffer.alloc(2 * 1024 * 1024 + 1)],
    ['an empty file', () => ''],
    ['another field', () => picture(), 'image/png', 'photo'],
    ['two files', () => picture(), 'image/png', 'image[]'],
    ['a prototype', () => picture(), 'image/png', 'image[__proto__]'],
  ])('%s is refused', async (_what, bytes, ...named) => {
    const { status, body } = await upload(await bytes(), ...named);
    expect(status).toBe(422);
    expect(body.errors?.['image']?.[0]).toMatch(/[а-я]/);
  });

  test.each([
    '/storage/uploads/',
    '/storage/uploads/..%2f..%2fmain.mjs',
    `/storage/uploads/${'a'.repeat(22)}.webp`,
  ])('%s is a 404', async (path) => expect((await load(path)).status).toBe(404));
});

describe('multipart bodies', () => {
  const boundary = 'border';
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        authorization: `Bearer ${token}`,
        ...headers,
      },
      body,
    });

  test('a form without files works', async () => {
    const multipart = new FormData();
    multipart.append('name', 'Анюта');
    expect((await client.call('/api/user/edit/name/', { token, multipart })).status).toBe(200);
    expect((await user()).name).toBe('Анюта');
  });

  test('only calls with files accept files', async () => {
    const multipart = new FormData();
    multipart.append('name', new Blob(['x'.repeat(1000)]), 'name.txt');
    const { status, body } = await client.call('/api/user/edit/name/', { token, multipart });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ name: ['Файлы здесь не принимаются'] });
  });

  test.each([
    ['truncated', `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\nabc`],
    ['malformed', 'abc'],
  ])('a %s body is a 400 in Russian', async (_how, body) => {
    const answer = await send('/api/user/edit/avatar/', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: 'Неверный запрос' });
  });

  test('three files are too many for an avatar', async () => {
    const multipart = new FormData();
    for (let number = 0; number < 3; number += 1) multipart.append('image', new Blob(['x']), 'x.png');
    const answer = await client.call('/api/user/edit/avatar/', { token, multipart });
    expect(answer.status).toBe(413);
    expect(answer.body.message).toMatch(/[а-я]/);
  });

  test('a guest is refused before the files are read', async () => {
    const multipart = new FormData();
    multipart.append('image', new Blob(['x'.repeat(100_000)]), 'x.png');
    expect((await client.call('/api/user/edit/avatar/', { multipart })).status).toBe(401);
  });
});
