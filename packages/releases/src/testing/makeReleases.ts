import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { openRegistry } from '../registry/openRegistry';
import { runCli } from '../registry/runCli';
import { openTestStore, type StoreKind } from './openTestStore';
import { writeRemote, writeShell } from './writeBuilds';

/** The schema of an object with these texts: some of them required, the others optional. */
export const optionalFields = (required: string[], optional: string[] = []): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries([...required, ...optional].map((name) => [name, { type: 'string' }])),
  required,
});

/** The schema of an object with these texts, all of them required. */
export const fields = (...names: string[]): JsonSchema => optionalFields(names);

export type TestReleases = Awaited<ReturnType<typeof makeReleases>>;

/** A workspace in a folder of its own, with a registry. */
export async function makeReleases(kind: StoreKind) {
  const root = mkdtempSync(join(tmpdir(), 'storefront-releases-'));
  const files = await openTestStore(kind, root);
  const registry = () => openRegistry(files.store, files.keys);
  const run = async (...args: string[]) => (await runCli(args, root, registry())).text;
  /** Builds a content that reads these fields of `account:logged-in`. */
  const hears = (...names: string[]) =>
    writeRemote(root, 'content', { contract: { hears: { 'account:logged-in': fields(...names) } } });
  /** Builds an account that sends them. */
  const emits = (...names: string[]) =>
    writeRemote(root, 'account', { contract: { emits: { 'account:logged-in': fields(...names) } } });

  return {
    root,
    files,
    registry,
    run,
    hears,
    emits,
    stable: async (name: 'account' | 'content') => (await registry().channels(name)).stable,
    /** A page on which account sends `phone` and `city`, and content reads `phone`. */
    async releasePage(): Promise<void> {
      writeShell(root);
      await run('release', 'shell');
      emits('phone', 'city');
      await run('release', 'mf-account');
      hears('phone');
      await run('release', 'mf-content');
    },
    async remove(): Promise<void> {
      await files.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
