import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@storefront/contracts';
import { type BuildSources, packSources, readUses, sourcesFile } from '@storefront/releases/gate';
import { builtCandidate } from '@storefront/releases/registry';
import { sealBuild } from '@storefront/releases/testing';
import { root } from '@storefront/config/workspace';
import { copyOf } from '../stack/builtArtefacts';

/** The sources of a built app. @throws Error when it was built without. */
export function sourcesOf(name: RemoteName | 'shell'): BuildSources {
  const { sources } = builtCandidate(root, name);
  if (!sources) throw new Error(`${name} has no sources`);
  return sources;
}

/** A text that is replaced in the sources of a shared package. */
interface SourceEdit {
  packageName: string;
  path: string;
  from: string;
  to: string;
}

/**
 * Copies the build of a remote, with other sources, into a folder under `parent`. Returns the folder.
 * @throws Error when the text to replace is absent.
 */
export function writePlanted(
  name: RemoteName,
  { packageName, path, from, to }: SourceEdit,
  parent: string,
): string {
  const { app, packages } = sourcesOf(name);
  const files = packages[packageName];
  if (!files?.[path]?.includes(from)) throw new Error(`${packageName}/${path} has no «${from}»`);
  const edited = { ...files, [path]: files[path].replaceAll(from, () => to) };
  const sources = { app, packages: { ...packages, [packageName]: edited } };
  const { folder, record } = copyOf(name, parent);
  writeFileSync(join(folder, sourcesFile), packSources(sources));
  sealBuild(folder, { contract: { ...record.contract, uses: readUses(sources) } });
  return folder;
}
