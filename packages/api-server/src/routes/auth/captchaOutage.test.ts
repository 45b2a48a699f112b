import Fastify, { type FastifyInstance } from 'fastify';
import type { CaptchaResult } from '../../captcha/provider';
import { readConfig } from '../../config';
import type { Context } from '../../context';
import { addBodies } from '../../plugins/bodies';
import { addErrors } from '../../plugins/errors';
import { addSecurity } from '../../plugins/security';
import type { Sockets } from '../../plugins/sockets';
import { addValidation } from '../../plugins/validation';
import { createMetrics } from '../../plugins/metrics';
import { openData } from '../../testing/openData';
import { authRoutes } from './authRoutes';

jest.setTimeout(300_000);

let result: CaptchaResult = 'person';
let app: FastifyInstance;
let close: () => Promise<void>;
let lastPhone = 79_997_780_000;
beforeAll(async () => {
  const data = await openData();
  close = data.close;
  const config = readConfig({ NODE_ENV: 'test', CODES_PER_ADDRESS: '8', CODES_PER_NETWORK: '11' });
  const context = {
    config,
    db: data.db,
    redis: undefined,
    captcha: { verify: async () => result },
    sms: { send: async () => {} },
    metrics: createMetrics({
      readDepths: async () => ({}),
      readAges: async () => ({}),
      readSmsHour: async () => ({ sent: 0, cap: 1 }),
      onError: () => undefined,
    }),
  } as unknown as Context;
  app = Fastify();
  addErrors(app);
  addValidation(app);
  await addBodies(app, context);
  await addSecurity(app, context);
  await authRoutes(app, context, {} as Sockets);
});
afterAll(async () => {
  await app.close();
  await close();
});

test.each<[CaptchaResult, number]>([
  ['person', 200],
  ['robot', 422],
  // The captcha is another company's service: its outage must not close the shop (decision 0017).
  ['unknown', 200],
])('the second code of an hour for a captcha that answers «%s» is a %d', async (given, status) => {
  result = given;
  const phone = `7999777000${given.length}`;
  const ask = (browser: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/',
      payload: { phone, recaptcha: 'token' },
      headers: { 'x-browser-id': browser },
    });
  expect((await ask('the-first-browser')).statusCode).toBe(200);
  expect((await ask('the-second-browser')).statusCode).toBe(status);
});

test.each([
  ['an address', 8, () => '198.51.100.1'],
  ['the network around it', 11, (index: number) => `203.0.113.${index}`],
])(
  'while the captcha does not answer, %s is limited to its %d codes, and other ones are not',
  async (_, codes, addressOf) => {
    const ask = async (remoteAddress: string) => {
      const phone = String((lastPhone += 1));
      const payload = { phone, recaptcha: 'token' };
      return app.inject({ method: 'POST', url: '/api/auth/', payload, remoteAddress });
    };
    result = 'unknown';
    for (let sent = 0; sent < codes; sent += 1) expect((await ask(addressOf(sent))).statusCode).toBe(200);
    const refused = await ask(addressOf(codes));
    expect([refused.statusCode, refused.json<{ seconds: number }>().seconds > 3000]).toEqual([429, true]);
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
    result = 'person';
    expect((await ask(addressOf(codes))).statusCode).toBe(200);
  },
);
