import { generateKeyPairSync } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseStore } from '@storefront/releases/store';
import { hangFile, releasesForEachTest } from '@storefront/releases/testing';
import { createRollbacks, type RollbacksOptions } from './createRollbacks';

const releases = releasesForEachTest('folder');
let first: string;
let failing: { build: string; since: string };
beforeEach(async () => {
  await releases.releasePage();
  first = (await releases.stable('account')) ?? '';
  releases.provides('phone', 'city', 'name');
  await releases.run('release', 'mf-account');
  const { stable = '', since = '' } = await releases.registry().channels('account');
  failing = { build: stable, since };
});

async function open(changed: Partial<RollbacksOptions> = {}) {
  const channels = { account: await releases.registry().channels('account') };
  return createRollbacks({
    store: releases.files.store,
    trust: releases.files.trust,
    signingKey: releases.files.keys.own(),
    channelsOf: (app) => (app === 'account' ? channels.account : { history: [] }),
    previousOf: () => channels.account.history.at(-1),
    ...changed,
  });
}

test('no rollback is written without a key, or with an untrusted key that servers would refuse', async () => {
  expect((await open({ signingKey: undefined })).write).toBeUndefined();
  const { privateKey } = generateKeyPairSync('ed25519');
  const { write } = await open({ signingKey: privateKey });
  await expect(write?.('account', failing, 'why')).rejects.toThrow('none of the trusted keys');
  expect(await releases.stable('account')).toBe(failing.build);
});

test('the check reads the build that visitors get when the previous build was withdrawn too', async () => {
  const { since = '' } = await releases.registry().channels('account');
  const { build } = releases.provides('phone', 'city', 'name', 'age');
  await releases.run('release', 'mf-account');
  releases.opens('name');
  await releases.run('release', 'mf-content');
  await (await open()).check('account', { build, since });
  const { check } = await open({ previousOf: () => first });
  await expect(check('account', { build, since })).rejects.toThrow('panel "name", which is not provided');
});

test('without an earlier build that was not withdrawn nothing is checked or written', async () => {
  const { check, write } = await open({ previousOf: () => undefined });
  await expect(check('account', failing)).rejects.toThrow('no earlier build that was not withdrawn');
  await expect(write?.('account', failing, 'why')).rejects.toThrow('the build before was withdrawn too');
  expect(await releases.stable('account')).toBe(failing.build);
});

test('a file that hangs holds up neither the check nor the process', async () => {
  const end = hangFile(releases.root, `content/${await releases.stable('content')}/record.json`);
  const { check, write } = await open({ timeLimit: 50, writeTimeLimit: 50 });
  await expect(check('account', failing)).rejects.toThrow('reading the registry took longer than 50 ms');
  await expect(write?.('account', failing, 'why')).rejects.toThrow('took longer than 50 ms');
  end();
  // An entry that was reported as not added is not added later.
  await wait(100);
  expect(await releases.stable('account')).toBe(failing.build);
});

test('when an entry is still being written at the time limit, the outcome is unknown', async () => {
  const steps = new EventEmitter();
  const begun = once(steps, 'begun');
  const store: ReleaseStore = {
    ...releases.files.store,
    async createNew(path, content) {
      steps.emit('begun');
      await once(steps, 'go on');
      return releases.files.store.createNew(path, content);
    },
  };
  // The test moves the clock past the limit: the reads before the write may take any time on a busy machine.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { write } = await open({ writeTimeLimit: 1000, store });
  const outcome = write?.('account', failing, 'why').catch((error: unknown) => error);
  await begun;
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect(await outcome).toMatchObject({ outcome: 'unknown' });
  steps.emit('go on');
  while ((await releases.stable('account')) !== first) await wait(10);
});
