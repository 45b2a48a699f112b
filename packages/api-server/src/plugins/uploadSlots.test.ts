import { createUploadSlots } from './uploadSlots';

const body = (customerId: number, bytes: number) => ({ customerId, bytes });

test('one customer fills a share, and another one has room', () => {
  const slots = createUploadSlots(100);
  slots.take({}, body(1, 20));
  slots.take({}, body(1, 5));
  expect(() => slots.take({}, body(1, 1))).toThrow('Дождитесь');
  slots.take({}, body(2, 25));
});

test('one customer has four bodies at a time, however small, and another one has room', () => {
  const slots = createUploadSlots(100);
  const [first = {}, ...others] = Array.from({ length: 4 }, () => ({}));
  for (const request of [first, ...others]) slots.take(request, body(1, 1));
  expect(() => slots.take({}, body(1, 1))).toThrow('Дождитесь');
  slots.take({}, body(2, 1));
  slots.free(first);
  slots.take({}, body(1, 1));
});

test('all customers together fill the room', () => {
  const slots = createUploadSlots(100);
  for (const customerId of [1, 2, 3]) slots.take({}, body(customerId, 30));
  expect(() => slots.take({}, body(4, 11))).toThrow('слишком много картинок');
  slots.take({}, body(4, 10));
});

test('a body larger than the room is taken alone', () => {
  const slots = createUploadSlots(100);
  const large = {};
  slots.take(large, body(1, 200));
  expect(() => slots.take({}, body(2, 1))).toThrow('слишком много картинок');
  slots.free(large);
  slots.take({}, body(2, 1));
});
