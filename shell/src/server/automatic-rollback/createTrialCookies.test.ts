import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { createTrialCookies, type TrialToken } from './createTrialCookies';

const live: TrialToken = { remote: 'catalog', role: 'live', token: 'one' };
const canary: TrialToken = { remote: 'catalog', role: 'canary', token: 'two' };

async function visit(tokens: TrialToken[], sent = '') {
  const app = Fastify();
  await app.register(cookie);
  const trialCookies = createTrialCookies({ brandKey: 'umi', isSecure: false });
  app.get('/', (request, reply) => {
    trialCookies.write(reply, tokens);
    return { live: trialCookies.read(request, live), canary: trialCookies.read(request, canary) };
  });
  const answer = await app.inject({ url: '/', headers: { cookie: sent } });
  await app.close();
  return { set: answer.headers['set-cookie'], read: answer.json<object>() };
}

test('each trial has a cookie of its own, which no script reads and which ends with the trial', async () => {
  const attributes = 'Max-Age=3600; Path=/; HttpOnly; SameSite=Lax';
  const { set } = await visit([live, canary]);
  expect(set).toEqual([
    `_trial.umi.catalog.live=one; ${attributes}`,
    `_trial.umi.catalog.canary=two; ${attributes}`,
  ]);
  const { read } = await visit([], '_trial.umi.catalog.live=one; _trial.umi.catalog.canary=two');
  expect(read).toEqual({ live: 'one', canary: 'two' });
});
