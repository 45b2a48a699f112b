import { ApiError } from '../apiError';
import { readWebhook, serialiseWebhook } from '../payment/readWebhook';
import { isSigned, signatureHeader, signedHeaders, timestampHeader } from './signature';

const now = new Date('2026-11-21T12:00:00Z');
const secret = 'sixteen letters!';
const event = { id: 'event-1', externalId: 'pay-1', status: 'paid', amount: 118_000 } as const;
const body = Buffer.from(serialiseWebhook(event));
const headers = signedHeaders('payment', secret, body.toString(), now);
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('a signed webhook is valid for five minutes', () => {
  expect(readWebhook(secret, { headers, body }, after(5))).toEqual(event);
  expect(readWebhook(secret, { headers, body }, after(-5))).toEqual(event);
  expect(() => readWebhook(secret, { headers, body }, after(5.1))).toThrow(ApiError);
  expect(() => readWebhook(secret, { headers, body }, after(-5.1))).toThrow(ApiError);
});

test.each([
  ['another secret', 'another secret!!', {}, body],
  ['another body', secret, {}, Buffer.from(body.toString().replace('118000', '1'))],
  [
    'a timestamp that was not signed',
    secret,
    { [timestampHeader('payment')]: String(now.getTime() / 1000 + 60) },
    body,
  ],
  ['no signature', secret, { [signatureHeader('payment')]: undefined }, body],
  ['a short signature', secret, { [signatureHeader('payment')]: 'abcd' }, body],
  ['a signature that is not hexadecimal', secret, { [signatureHeader('payment')]: 'z'.repeat(64) }, body],
  ['no timestamp', secret, { [timestampHeader('payment')]: '' }, body],
  ['a timestamp that is not a whole number', secret, { [timestampHeader('payment')]: '1e9' }, body],
])('a webhook with %s is rejected', (_name, key, other, content) => {
  expect(() => readWebhook(key, { headers: { ...headers, ...other }, body: content }, now)).toThrow(ApiError);
});

test.each(['', 'null', '[]', '{"id":1}', JSON.stringify({ ...event, payment_id: 'x', amount: 1e309 })])(
  'a signed body that is not an event is rejected: %s',
  (text) => {
    const signed = signedHeaders('payment', secret, text, now);
    expect(isSigned('payment', secret, { headers: signed, body: text }, now)).toBe(true);
    expect(isSigned('kitchen', secret, { headers: signed, body: text }, now)).toBe(false);
    expect(() => readWebhook(secret, { headers: signed, body: Buffer.from(text) }, now)).toThrow(ApiError);
  },
);
