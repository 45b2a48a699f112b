import { RemoteLoadError } from '@storefront/federation/server';
import { createQuarantine } from './quarantine';

const minute = 60_000;
const hour = 60 * minute;

let now: jest.SpyInstance<number, []>;
beforeEach(() => {
  now = jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => now.mockRestore());

const faultOf = (build: string, detail = 'its code did not come to an end') =>
  new RemoteLoadError('catalog', build, 'hung', detail, undefined, 'run');

/** How many more minutes the build stays isolated. */
function minutesLeft(quarantine: ReturnType<typeof createQuarantine>, build: string): number {
  const startedAt = performance.now();
  let minutes = 0;
  while (quarantine.reasonFor('catalog', build)) {
    minutes += 1;
    now.mockReturnValue(startedAt + minutes * minute);
  }
  return minutes;
}

test('a build is isolated for a minute, and twice as long after each fault, up to an hour', () => {
  const quarantine = createQuarantine();
  const waits = Array.from({ length: 8 }, () => {
    quarantine.add(faultOf('a'));
    return minutesLeft(quarantine, 'a');
  });
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test('other builds and other remotes are not isolated with it', () => {
  const quarantine = createQuarantine();
  const fault = faultOf('a');
  quarantine.add(fault);
  expect(quarantine.reasonFor('catalog', 'a')).toBe(fault);
  expect(quarantine.reasonFor('catalog', 'b')).toBeUndefined();
  expect(quarantine.reasonFor('content', 'a')).toBeUndefined();
});

test('a fault of two threads at once counts once', () => {
  const quarantine = createQuarantine();
  quarantine.add(faultOf('a', 'the first'));
  now.mockReturnValue(minute - 1);
  quarantine.add(faultOf('a', 'the second'));
  expect(quarantine.reasonFor('catalog', 'a')?.message).toContain('the first');
  expect(minutesLeft(quarantine, 'a')).toBe(1);
  quarantine.add(faultOf('a'));
  expect(minutesLeft(quarantine, 'a')).toBe(2);
});

test('a build that ran for an hour is forgotten', () => {
  const quarantine = createQuarantine();
  quarantine.add(faultOf('a'));
  now.mockReturnValue(minute + hour - 1);
  quarantine.add(faultOf('a'));
  expect(minutesLeft(quarantine, 'a')).toBe(2);
  now.mockReturnValue(performance.now() + hour);
  quarantine.add(faultOf('b'));
  quarantine.add(faultOf('a'));
  expect(minutesLeft(quarantine, 'a')).toBe(1);
});
