import { isChunkError, reloadOnce } from './chunkReload';

const minute = 60_000;
const now = 1_800_000_000_000;

function page(memory: Map<string, string> | 'blocked', age?: number) {
  const reload = jest.fn();
  const blocked = (): never => {
    throw new Error('storage is blocked');
  };
  const at = (time: number) =>
    reloadOnce({
      now: time,
      read: memory === 'blocked' ? blocked : () => memory.get('at') ?? null,
      write: memory === 'blocked' ? blocked : (value) => void memory.set('at', value),
      reloadedFor: () => age,
      reload,
    });
  return { at, reload };
}

test('one reload per 60 s', () => {
  const { at, reload } = page(new Map());
  expect([at(now), at(now + 1), at(now + minute - 1), at(now + minute), at(now + minute + 1)]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['', 'nonsense', String(now + minute)])('a memory of %p does not forbid it', (value) => {
  expect(page(new Map([['at', value]])).at(now)).toBe(true);
});

test.each([
  [undefined, true],
  [0, false],
  [minute - 1, false],
  [minute, true],
])('storage blocked, reloaded for %p ms: %p', (age, expected) => {
  const { at, reload } = page('blocked', age);
  expect(at(now)).toBe(expected);
  expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
});

test('a storage that can be read and not written is blocked too', () => {
  const reload = jest.fn();
  const write = () => {
    throw new Error('full');
  };
  const again = () => reloadOnce({ now, read: () => null, write, reloadedFor: () => 10, reload });
  expect(again()).toBe(false);
});

test('only a chunk that cannot be fetched is one', () => {
  expect(isChunkError(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))).toBe(
    true,
  );
  expect(isChunkError(new Error('oh'))).toBe(false);
  expect(isChunkError('ChunkLoadError')).toBe(false);
});
