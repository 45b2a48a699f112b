import { startRoutes } from '../testing/startRoutes';
import { trackingCookies } from './trackingCookies';

async function cookiesOf(url: string, isSecure = false) {
  const app = await startRoutes();
  trackingCookies(app, { isSecure });
  app.get('/api/any', () => 'ok');
  app.get('/*', (_request, reply) => reply.redirect('/auth', 302));
  return (await app.inject(url)).cookies;
}

const options = { path: '/', maxAge: 2_592_000, sameSite: 'Lax' };

test('an advertisement is remembered for thirty days, also when the page redirects', async () => {
  expect(await cookiesOf('/menu/?utm_source=cityads&click_id=c%3B7')).toEqual([
    { name: 'utm_source', value: 'cityads', ...options },
    { name: 'click_id', value: 'c;7', ...options },
  ]);
});

test('on an https site the cookies are sent over https only', async () => {
  expect(await cookiesOf('/?admitad_uid=u1', true)).toEqual([
    { name: 'admitad_uid', value: 'u1', ...options, secure: true },
  ]);
});

test.each(['/', '/?q=ролл', '/api/any?utm_source=x', '/?utm_source='])('%p sets no cookie', async (url) => {
  expect(await cookiesOf(encodeURI(url))).toEqual([]);
});
