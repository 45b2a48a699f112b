import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from '../registry/openRegistry';
import { runCli } from '../registry/runCli';
import { openTestStore, type StoreKind } from './openTestStore';
import { writeRemote, writeShell } from './writeBuilds';

export type TestReleases = Awaited<ReturnType<typeof makeReleases>>;

/** A workspace for each test of a file or a group; it is filled before the test begins. */
export function releasesForEachTest(kind: StoreKind): TestReleases {
  const releases = {} as TestReleases;
  beforeEach(async () => void Object.assign(releases, await makeReleases(kind)));
  afterEach(() => releases.remove());
  return releases;
}

/** A workspace in a folder of its own, with a registry. */
export async function makeReleases(kind: StoreKind) {
  const root = mkdtempSync(join(tmpdir(), 'storefront-releases-'));
  const files = await openTestStore(kind, root);
  const registry = () => openRegistry(files.store, files.keys);
  const run = async (...args: string[]) => (await runCli(args, root, registry())).text;
  /** Builds a content that opens these panels of account. */
  const opens = (...names: string[]) =>
    writeRemote(root, 'content', { source: names.map((name) => `openPanel('${name}');`).join('\n') });
  /** Builds an account that provides them. */
  const provides = (...names: string[]) => writeRemote(root, 'account', { contract: { panels: names } });

  return {
    root,
    files,
    registry,
    run,
    opens,
    provides,
    stable: async (name: 'account' | 'content') => (await registry().channels(name)).stable,
    /** A page on which account provides the panels `phone` and `city`, and content opens `phone`. */
    async releasePage(): Promise<void> {
      writeShell(root);
      await run('release', 'shell');
      provides('phone', 'city');
      await run('release', 'mf-account');
      opens('phone');
      await run('release', 'mf-content');
    },
    async remove(): Promise<void> {
      await files.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
