import Fastify from 'fastify';
import { trackingCookies } from './trackingCookies';

/** The arguments of `setCookie`. The journeys test the real cookies. */
async function cookiesOf(url: string, isSecure = false) {
  const written: unknown[] = [];
  const app = Fastify();
  app.decorateReply('setCookie', function (...cookie: unknown[]) {
    written.push(cookie);
    return this;
  });
  trackingCookies(app, { isSecure });
  app.get('/api/any', () => 'ok');
  app.get('/*', (_request, reply) => reply.redirect('/auth', 302));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(address + url, { redirect: 'manual' });
  await app.close();
  return written;
}

const options = { path: '/', maxAge: 2_592_000, sameSite: 'lax', secure: false };

test('an advertisement is remembered for thirty days, also when the page redirects', async () => {
  expect(await cookiesOf('/menu/?utm_source=cityads&click_id=c%3B7')).toEqual([
    ['utm_source', 'cityads', options],
    ['click_id', 'c;7', options],
  ]);
});

test('on an https site the cookies are sent over https only', async () => {
  expect(await cookiesOf('/?admitad_uid=u1', true)).toEqual([
    ['admitad_uid', 'u1', { ...options, secure: true }],
  ]);
});

test.each(['/', '/?q=ролл', '/api/any?utm_source=x', '/?utm_source='])('%p sets no cookie', async (url) => {
  expect(await cookiesOf(encodeURI(url))).toEqual([]);
});
