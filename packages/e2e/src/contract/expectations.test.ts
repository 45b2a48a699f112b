/** @jest-environment ./packages/e2e/src/contract/networkedPage.mjs */
import { remoteNames, remotes } from '@storefront/contracts';
import { runExpectation, type Surroundings } from '@storefront/testing';
import { builtRemote, folderOf } from '../stack/builtArtefacts';
import { allExpectations, moduleOf } from './consumers';
import { startDemoBackEnd } from './demoBackEnd';
import { loadBuilt } from './loadBuilt';

let backEnd: Omit<Surroundings, 'manifest'>;

beforeAll(async () => {
  backEnd = await startDemoBackEnd();
});

describe.each(remoteNames)('the build of %s', (name) => {
  const manifest = loadBuilt(builtRemote(folderOf(name)));
  const expectations = allExpectations().filter(({ provider }) => provider === name);

  test.each(
    expectations.map(({ consumer, expectation }) => ({
      title: `${consumer}: ${moduleOf(expectation)} ${expectation.it}`,
      expectation,
    })),
  )(`as $title (${remotes[name].folder})`, async ({ expectation }) => {
    expect(await runExpectation(expectation, { manifest, ...backEnd })).toBeUndefined();
  });
});
