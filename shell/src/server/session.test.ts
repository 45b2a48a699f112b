import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { createSessionCookie } from './session';

async function writtenCookie(isSecure: boolean) {
  const app = Fastify();
  await app.register(cookie);
  const session = createSessionCookie({ brandKey: 'umi', isSecure });
  app.get('/', async (_request, reply) => {
    session.write(reply, 'token');
    return '';
  });
  return (await app.inject({ url: '/' })).cookies[0];
}

test('over https no sub-domain can set the session, and it is sent over https only', async () => {
  expect(await writtenCookie(true)).toEqual({
    name: '__Host-_token.local.umi',
    value: 'token',
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: true,
    maxAge: 604_800,
  });
});

test('over http the cookie has its plain name', async () => {
  expect(await writtenCookie(false)).toMatchObject({ name: '_token.local.umi' });
  expect(await writtenCookie(false)).not.toHaveProperty('secure');
});
