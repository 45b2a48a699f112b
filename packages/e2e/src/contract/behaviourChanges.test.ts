/** @jest-environment ./packages/e2e/src/contract/networkedPage.mjs */
import { rmSync } from 'node:fs';
import { isRemoteName } from '@storefront/contracts';
import { runExpectation, type Surroundings } from '@storefront/testing';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { allExpectations, type ModuleName, moduleOf } from './consumers';
import { startDemoBackEnd } from './demoBackEnd';
import { copyToRelease } from '../faulty-shell/faults';
import { loadBuilt } from './loadBuilt';
import { breaking, compatible, type Plants } from './behaviourPlants';
import type { CodeChange } from './plantedBehaviour';

const copies = makeCopiesFolder();
let backEnd: Omit<Surroundings, 'manifest'>;

beforeAll(async () => {
  backEnd = await startDemoBackEnd();
});
afterAll(() => rmSync(copies, { recursive: true }));

interface Planted {
  module: ModuleName;
  change: CodeChange;
  /** All of them by default. */
  consumer?: string;
  restMs?: number;
}

/** Why expectations about a module fail for a copy of the built provider with this change. */
async function failuresOf({ module, change, consumer, restMs = 2000 }: Planted): Promise<string[]> {
  const about = allExpectations().filter(({ expectation }) => moduleOf(expectation) === module);
  const provider = about[0]?.provider ?? 'shell';
  if (!isRemoteName(provider)) throw new Error(`no expectation is about ${module}`);
  const server = (code: string) => change(code, module);
  const manifest = loadBuilt(copyToRelease(provider, copies, { server }));
  const failures: string[] = [];
  for (const { expectation } of about.filter((one) => consumer === undefined || one.consumer === consumer)) {
    const failure = await runExpectation(expectation, { ...backEnd, manifest, restMs });
    if (failure !== undefined) failures.push(failure);
  }
  return failures;
}

const rowsOf = <Row extends unknown[]>(plants: Plants<Row>) =>
  Object.entries(plants).flatMap(([module, rows]) =>
    rows.map((row) => [module as ModuleName, ...row] as [ModuleName, ...Row]),
  );

test.each(rowsOf(breaking))('%s: %s notices when it %s', async (module, consumer, _title, change, reason) => {
  const failures = await failuresOf({ module, consumer, change, restMs: 300 });
  expect(failures).toEqual([expect.stringMatching(reason)]);
});

test.each(rowsOf(compatible))('%s: every expectation holds when it %s', async (module, _title, change) => {
  expect(await failuresOf({ module, change })).toEqual([]);
});
