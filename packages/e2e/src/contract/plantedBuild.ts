import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@storefront/contracts';
import { type BuildSources, packSources, readUses, sourcesFile } from '@storefront/releases/gate';
import { builtCandidate } from '@storefront/releases/registry';
import { sealBuild } from '@storefront/releases/testing';
import { root } from '@storefront/config/workspace';
import { builtRemote, folderOf } from '../stack/builtArtefacts';

/** A text that is replaced in the sources of a build. `app` is the app's own package. */
export type SourceEdit = readonly [packageName: string, path: string, from: string, to: string];

/** The sources of a built app. @throws Error when it was built without. */
export function sourcesOf(name: RemoteName | 'shell'): BuildSources {
  const { sources } = builtCandidate(root, name);
  if (!sources) throw new Error(`${name} has no sources`);
  return sources;
}

/** Sources with other texts. @throws Error when a text to replace is absent. */
export function edited({ app, packages }: BuildSources, edits: readonly SourceEdit[]): BuildSources {
  const next: Record<string, Record<string, string>> = { ...packages };
  for (const [name, path, from, to] of edits) {
    const key = name === 'app' ? app : `@storefront/${name}`;
    const text = next[key]?.[`src/${path}`];
    if (!text?.includes(from)) throw new Error(`${key}/src/${path} has no «${from}»`);
    next[key] = { ...next[key], [`src/${path}`]: text.replaceAll(from, () => to) };
  }
  return { app, packages: next };
}

/** Writes the build of a remote into a folder: the real files, with other sources. */
export function writePlanted(name: RemoteName, edits: readonly SourceEdit[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(folderOf(name), folder, { recursive: true, filter: (path) => !path.endsWith('.map') });
  const sources = edited(sourcesOf(name), edits);
  writeFileSync(join(folder, sourcesFile), packSources(sources));
  const { record } = builtRemote(folder);
  sealBuild(folder, { contract: { ...record.contract, uses: readUses(sources) } });
}
