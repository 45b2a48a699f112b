import type { FastifyRequest } from 'fastify';
import { createUploadSlots } from './uploadSlots';

const request = (authorization: string | undefined, ip = '203.0.113.1') =>
  ({ headers: { authorization }, ip }) as FastifyRequest;

test('one session fills its share, and another one has room', () => {
  const slots = createUploadSlots(100);
  slots.take(request('one'), 20);
  slots.take(request('one'), 5);
  expect(() => slots.take(request('one'), 1)).toThrow('Дождитесь');
  slots.take(request('another'), 25);
});

test('all sessions together fill the room', () => {
  const slots = createUploadSlots(100);
  for (const name of ['a', 'b', 'c']) slots.take(request(name), 30);
  expect(() => slots.take(request('d'), 11)).toThrow('слишком много картинок');
  slots.take(request('d'), 10);
});

test('a body larger than the room is taken alone', () => {
  const slots = createUploadSlots(100);
  const large = request('one');
  slots.take(large, 200);
  expect(() => slots.take(request('two'), 1)).toThrow('слишком много картинок');
  slots.free(large);
  slots.take(request('two'), 1);
});

test('a request without a session counts for its address', () => {
  const slots = createUploadSlots(100);
  slots.take(request(undefined), 25);
  expect(() => slots.take(request(undefined), 1)).toThrow('Дождитесь');
  slots.take(request(undefined, '203.0.113.2'), 25);
});
