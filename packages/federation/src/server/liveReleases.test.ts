import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from '../registry/openRegistry';
import type { ReleaseRecord } from '../release/record';
import { writeRemote } from '../testing/writeBuilds';
import { liveReleases } from './liveReleases';

let root: string;
let now = 0;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-releases-'));
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const registryDir = () => join(root, '.releases');
const release = (code: string) =>
  openRegistry(registryDir()).release(writeRemote(root, 'catalog', { code }).folder).build;

function follow(misfit: (record: ReleaseRecord) => string | undefined = () => undefined) {
  const [onError, onRecovery, check] = [jest.fn(), jest.fn(), jest.fn(misfit)];
  const live = liveReleases({
    registryDir: registryDir(),
    trust: { isProduction: false },
    limitMs: 100,
    misfit: check,
    onError,
    onRecovery,
  });
  /** What is live at the next poll. */
  const poll = async () => {
    now += 1000;
    return (await live.current()).catalog?.build;
  };
  return { onError, onRecovery, check, poll, whyAbsent: () => live.whyAbsent('catalog') };
}

test('a log that hangs is reported once, and once more when it is over', async () => {
  const build = release('one');
  const { onError, onRecovery, poll } = follow();
  expect(await poll()).toBe(build);
  const entry = join(registryDir(), 'log/00000001.json');
  const text = readFileSync(entry);
  rmSync(entry);
  execFileSync('mkfifo', [entry]);
  for (const _ of [1, 2, 3]) expect(await poll()).toBe(build);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onRecovery).not.toHaveBeenCalled();

  const pipe = openSync(entry, constants.O_WRONLY | constants.O_NONBLOCK);
  rmSync(entry);
  writeFileSync(entry, text);
  writeFileSync(pipe, text);
  closeSync(pipe);
  while (onRecovery.mock.calls.length === 0) expect(await poll()).toBe(build);
  for (const _ of [1, 2]) expect(await poll()).toBe(build);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onRecovery).toHaveBeenCalledTimes(1);
});

test('the record of a build that does not fit is read once, and a fitting one is used when it comes', async () => {
  const unfit = [release('one'), release('two')];
  const { check, poll, whyAbsent } = follow(({ build }) => (unfit.includes(build) ? 'too old' : undefined));
  for (const _ of [1, 2, 3]) expect(await poll()).toBeUndefined();
  expect(check.mock.calls.map(([{ build }]) => build)).toEqual(unfit.toReversed());
  expect(whyAbsent()).toMatchObject({ build: unfit[1], reason: 'incompatible' });
  const fitting = release('three');
  expect(await poll()).toBe(fitting);
  expect(check).toHaveBeenCalledTimes(3);
});
