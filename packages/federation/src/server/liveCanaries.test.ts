import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { hangFile, makeReleases, type TestReleases, writeRemote } from '@storefront/releases/testing';
import { liveBuilds } from './liveBuilds';
import type { RemoteLoadError } from './RemoteLoadError';
import type { ReleaseSource } from './release';

let releases: TestReleases;
let reported: string[];
beforeEach(async () => {
  reported = [];
  releases = await makeReleases('folder');
});
afterEach(() => releases.remove());

const registry = () => releases.registry();

/** Releases a catalog for all visitors, and a second build as a canary. Returns the canary's id. */
async function startCanary(percent: number): Promise<string> {
  await registry().release(writeRemote(releases.root, 'catalog', { code: 'live' }).folder);
  const { folder } = writeRemote(releases.root, 'catalog', { code: 'canary' });
  return (await registry().release(folder, percent)).build;
}

const open = (changed: Partial<ReleaseSource> = {}) => {
  const { refresh, releases: of } = liveBuilds({
    store: releases.files.reader,
    limitMs: 20_000,
    misfit: () => undefined,
    onError: (error) => {
      const { remote, build, reason } = error as RemoteLoadError;
      reported.push(`${remote} ${build} ${reason}`);
    },
    isWithdrawn: () => false,
    ...changed,
  });
  return { refresh, of };
};
/** The channels of a catalog with the canary alone. */
const canaryAlone = async () => {
  const { canary } = await registry().channels('catalog');
  return { catalog: { history: [], ...(canary && { canary }) } };
};
const refresh = async (canaries: ReturnType<typeof open>) => canaries.refresh(await canaryAlone());

test('the first shares of the visitors get the canary, and without a canary no share is requested', async () => {
  const canaries = open();
  const bucket = jest.fn(() => 0);
  await canaries.refresh({});
  expect(canaries.of(bucket)).toEqual({});
  expect(bucket).not.toHaveBeenCalled();
  const build = await startCanary(10);
  await refresh(canaries);
  const buildFor = (share: number) => canaries.of(() => share).catalog?.build;
  expect([0, 9, 10, 99].map(buildFor)).toEqual([build, build, undefined, undefined]);
  expect(canaries.of(undefined)).toEqual({});
  expect(canaries.of(() => 0).catalog?.base).toBe(`/mf/catalog/${build}/`);
  await registry().promote('catalog', build, 50);
  await refresh(canaries);
  expect([0, 49, 50].map(buildFor)).toEqual([build, build, undefined]);
  await registry().endCanary('catalog');
  await refresh(canaries);
  expect(canaries.of(bucket)).toEqual({});
  expect(reported).toEqual([]);
});

test('a canary that is gone or does not run on this shell is reported once, and may come back', async () => {
  const build = await startCanary(10);
  const folder = join(releases.root, '.releases/catalog', build);
  const canaries = open();
  await refresh(canaries);
  renameSync(folder, `${folder}-away`);
  for (const _ of [1, 2]) {
    await refresh(canaries);
    expect(canaries.of(() => 0)).toEqual({});
  }
  expect(reported).toEqual([`catalog ${build} not-released`]);
  renameSync(`${folder}-away`, folder);
  await refresh(canaries);
  expect(canaries.of(() => 0).catalog?.build).toBe(build);
  const misfits = open({ misfit: () => 'it needs another React' });
  await refresh(misfits);
  expect(misfits.of(() => 0)).toEqual({});
  expect(reported.at(-1)).toBe(`catalog ${build} incompatible`);
});

test('a canary whose record hangs is given up, and the next one is read', async () => {
  const hanging = await startCanary(10);
  const end = hangFile(releases.root, `catalog/${hanging}/record.json`);
  const canaries = open({ limitMs: 50 });
  for (const _ of [1, 2]) await refresh(canaries);
  expect(canaries.of(() => 0)).toEqual({});
  expect(reported).toEqual([`catalog ${hanging} too-slow`]);
  const { folder } = writeRemote(releases.root, 'catalog', { code: 'next' });
  const { build } = await registry().release(folder, 10);
  const next = await canaryAlone();
  // A busy machine may need longer than the limit for a record that does not hang.
  while (canaries.of(() => 0).catalog?.build !== build) await canaries.refresh(next);
  end();
});
