import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@storefront/contracts';
import { containerName } from '@storefront/federation/browser';
import { sealBuild } from '@storefront/releases/testing';
import { type BuiltRemote, copyOf } from '../stack/builtArtefacts';

/** A build that its team has released so: its record fits its files. */
export interface Fault {
  /** The report that the shell must make. */
  phase: 'start' | 'module' | 'prefetch' | 'render' | 'run';
  reason: string;
  /** Turns the intact server file into the faulty one. */
  server?: (code: string) => string;
  /**
   * Turns the intact browser entry into the faulty one; `container` is the name of the variable that the entry sets.
   */
  browser?: (code: string, container: string) => string;
}

/** JavaScript that replaces every page, panel and widget of `manifest`; `load` is the expression of their loader. */
const withEachModule = (load: string) => `{
  ...manifest,
  ...Object.fromEntries(
    ['pages', 'panels', 'widgets'].map((kind) => [
      kind,
      Object.fromEntries(Object.entries(manifest[kind]).map(([id, load]) => [id, ${load}])),
    ]),
  ),
}`;

const eachModule = (load: string) => (code: string) =>
  `${code}
{
  const { default: manifest } = module.exports;
  module.exports = { default: ${withEachModule(load)} };
}`;

/** `eachModule` for the browser's entry. */
const eachBrowserModule = (load: string) => (code: string, container: string) =>
  `${code}
{
  const { init, get } = ${container};
  ${container} = {
    init,
    async get(path) {
      const { default: manifest } = (await get(path))();
      return () => ({ default: ${withEachModule(load)} });
    },
  };
}`;

/** A module whose component is this function body. */
const withComponent = (code: string) => `async () => ({ ...(await load()), default: () => { ${code} } })`;

const noHtml = withComponent(`throw new Error('no HTML');`);

/** On the server and in the browser. */
export const throwsWhileRendering: Fault = {
  phase: 'render',
  reason: 'threw',
  server: eachModule(noHtml),
  browser: eachBrowserModule(noHtml),
};

const serverOf = (folder: string, { server }: BuiltRemote['record']) => join(folder, server);

/** The ways in which a remote can fail on the server. */
export const faults: Record<string, Fault> = {
  'an error outside of any call': {
    phase: 'run',
    reason: 'ended',
    server: eachModule(
      `async () => ({
        ...(await load()),
        prefetch: () => new Promise(() => setImmediate(() => { throw new Error('late'); })),
      })`,
    ),
  },
  'modules that hang': {
    phase: 'module',
    reason: 'too-slow',
    server: eachModule('() => new Promise(() => {})'),
  },
  'loops at module scope of a lazy page': {
    phase: 'run',
    reason: 'hung',
    server: (code) =>
      code.replaceAll(/(?<=\b__esm\(\{\s*"src\/(?:pages|widgets|panels)\/[^"]+"\(\)\s*\{)/g, 'for (;;);'),
  },
  'throws at start': {
    phase: 'start',
    reason: 'broken',
    server: (code) => `throw new Error('no start');${code}`,
  },
  'throws when a module loads': {
    phase: 'module',
    reason: 'broken',
    server: eachModule(`() => { throw new Error('no module'); }`),
  },
  'throws while rendering': throwsWhileRendering,
  'a prefetch that never settles': {
    phase: 'prefetch',
    reason: 'too-slow',
    server: eachModule('async () => ({ ...(await load()), prefetch: () => new Promise(() => {}) })'),
  },
};

/** Pages that end their thread. */
export const greedyPages: Record<string, Fault> = {
  'never ends': {
    phase: 'run',
    reason: 'hung',
    server: eachModule(withComponent('for (;;);')),
  },
  'ends the process': {
    phase: 'run',
    reason: 'ended',
    server: eachModule(withComponent('process.exit(1);')),
  },
};

let versions = 0;

/** A copy of a built remote with an id of its own, made before it is released; `fault` changes the copy. */
export function copyToRelease(name: RemoteName, parent: string, fault: Partial<Fault> = {}): BuiltRemote {
  const { folder, record } = copyOf(name, parent);
  const { server, browser } = fault;
  const change = (file: string, make: (code: string) => string) =>
    writeFileSync(file, make(readFileSync(file, 'utf8')));
  if (server) change(serverOf(folder, record), server);
  if (browser) change(join(folder, record.entry), (code) => browser(code, containerName(name)));
  versions += 1;
  return { folder, record: sealBuild(folder, { version: `9.0.${versions}` }) };
}
