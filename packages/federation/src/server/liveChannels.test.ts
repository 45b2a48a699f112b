import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from '../registry/openRegistry';
import { writeRemote } from '../testing/writeBuilds';
import { liveChannels } from './liveChannels';

const trust = { isProduction: false };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-live-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const releases = () => join(root, '.releases');
const release = (code: string) => {
  openRegistry(releases()).release(writeRemote(root, 'catalog', { code }).folder);
  return openRegistry(releases()).channels('catalog').stable;
};

test('a registry without releases has nothing live, and a release is seen', async () => {
  const [onError, onRecovery] = [jest.fn(), jest.fn()];
  const channels = liveChannels(releases(), trust, onError, onRecovery);
  expect(await channels()).toEqual({});
  const first = release('one');
  expect((await channels()).catalog?.stable).toBe(first);
  const second = release('two');
  expect((await channels()).catalog).toEqual({ stable: second, history: [first] });
  expect(onError).not.toHaveBeenCalled();
});

test('a damaged entry is reported once, and what was live stays live', async () => {
  const [onError, onRecovery] = [jest.fn(), jest.fn()];
  const channels = liveChannels(releases(), trust, onError, onRecovery);
  const build = release('one');
  await channels();
  const damaged = join(releases(), 'log/00000002.json');
  writeFileSync(damaged, '{');
  for (const _ of [1, 2]) expect((await channels()).catalog?.stable).toBe(build);
  expect(onError).toHaveBeenCalledTimes(1);
  rmSync(join(releases(), 'log'), { recursive: true });
  expect((await channels()).catalog?.stable).toBe(build);
  expect(onError).toHaveBeenCalledTimes(2);
  expect(onRecovery).not.toHaveBeenCalled();
  const next = release('two');
  for (const _ of [1, 2]) expect((await channels()).catalog?.stable).toBe(next);
  expect(onRecovery).toHaveBeenCalledTimes(1);
});

test('another registry in the same folder is read', async () => {
  const channels = liveChannels(releases(), trust, jest.fn(), jest.fn());
  release('one');
  await channels();
  rmSync(releases(), { recursive: true });
  const build = release('two');
  expect((await channels()).catalog).toEqual({ stable: build, history: [] });
});
