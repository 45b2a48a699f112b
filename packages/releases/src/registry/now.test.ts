import { now } from './now';

test('a change has the time of RELEASE_DATE_EPOCH', () => {
  expect(now({ RELEASE_DATE_EPOCH: '1764000000' })).toBe('2025-11-24T16:00:00.000Z');
});

test('without it, or when it is empty, a change has the time at which it is made', () => {
  const before = new Date().toISOString();
  for (const time of [now({}), now({ RELEASE_DATE_EPOCH: '' })]) {
    expect(time >= before && time <= new Date().toISOString()).toBe(true);
  }
});
