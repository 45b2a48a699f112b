import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AnyRemoteManifest } from '@storefront/contracts';
import { root } from '@storefront/config/workspace';
import type { BuiltRemote } from '../stack/builtArtefacts';

interface Module {
  exports: { default?: AnyRemoteManifest };
}

type Body = (module: Module, exports: Module['exports'], require: (key: string) => unknown) => void;

/** Of the test's environment, `networkedPage.mjs`: code that Node runs elsewhere would have no document. */
declare const runInPage: (code: string, filename: string) => unknown;

const requireOfShell = createRequire(join(root, 'shell/package.json'));

/**
 * Runs the server's file of a built remote in this page: all its pages, panels and widgets, with the shared packages of
 * the test. Unlike the browser's chunks it can be evaluated without a network of scripts.
 *
 * @throws Error when the file requires a package that is not shared, or exports no manifest.
 */
export function loadBuilt({ folder, record }: BuiltRemote): AnyRemoteManifest {
  const file = join(folder, record.server);
  const shared = new Set(Object.keys(record.contract.sharedVersions));
  const requireShared = (key: string) => {
    if (!shared.has(key)) throw new Error(`${key} is not shared`);
    return requireOfShell(key);
  };
  const body = runInPage(`(module, exports, require) => {${readFileSync(file, 'utf8')}\n}`, file) as Body;
  const module: Module = { exports: {} };
  body(module, module.exports, requireShared);
  const manifest = module.exports.default;
  if (!manifest) throw new Error(`the build of ${record.name} exports no manifest`);
  return manifest;
}
