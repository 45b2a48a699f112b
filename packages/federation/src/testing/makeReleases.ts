import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { openRegistry } from '../registry/openRegistry';
import { runCli } from '../registry/runCli';
import { writeRemote, writeShell } from './writeBuilds';

/** The schema of an object with these texts, all of them required. */
export const fields = (...names: string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  required: names,
});

/** A workspace with a registry, in a folder of its own. */
export function makeReleases() {
  const root = mkdtempSync(join(tmpdir(), 'storefront-releases-'));
  const registry = () => openRegistry(join(root, '.releases'));
  const run = (...args: string[]) => runCli(args, root, registry()).text;
  /** Builds a content that reads these fields of `account:logged-in`. */
  const hears = (...names: string[]) =>
    writeRemote(root, 'content', { contract: { hears: { 'account:logged-in': fields(...names) } } });
  /** Builds an account that sends them. */
  const emits = (...names: string[]) =>
    writeRemote(root, 'account', { contract: { emits: { 'account:logged-in': fields(...names) } } });

  return {
    root,
    registry,
    run,
    hears,
    emits,
    stable: (name: 'account' | 'content') => registry().channels(name).stable,
    /** A page on which account sends `phone` and `city`, and content reads `phone`. */
    releasePage(): void {
      writeShell(root);
      run('release', 'shell');
      emits('phone', 'city');
      run('release', 'mf-account');
      hears('phone');
      run('release', 'mf-content');
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
