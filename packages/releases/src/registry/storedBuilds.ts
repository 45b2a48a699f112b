import { type BuildSources, sourcesFile, unpackSources } from '../gate/buildSources';
import { integrityOf } from '../release/fileHashes';
import { inParallel } from '../store/inParallel';
import { ifThere, isMissing, type ReleaseStore, StoreError } from '../store/ReleaseStore';
import type { AppName } from './appNames';
import { type AppRecord, assertNotEdited, assertUnchanged, isShell, parseAppRecord } from './appRecord';
import { RegistryError } from './RegistryError';

/** How many files of a build are read at a time. */
const filesAtOnce = 8;

/** A stored build. `fault` says why a build cannot be read; the other texts are then empty. */
export interface ListedRelease extends Pick<AppRecord, 'build' | 'version' | 'builtAt' | 'commit'> {
  isStable: boolean;
  fault?: string;
}

/** Reads builds of a store. Its functions throw RegistryError, and StoreError when the store does not answer. */
export function storedBuilds(store: ReleaseStore) {
  const record = async (name: AppName, build: string): Promise<AppRecord> => {
    const path = `${name}/${build}/record.json`;
    const absent = `${name} has no release ${build}. See: pnpm releases ${name}`;
    try {
      const json = (await store.read(path)).toString('utf8');
      const found = parseAppRecord(name === 'shell' ? name : 'remote', `${store.where}/${path}`, json);
      // The build was named by a path, or another build was copied into its folder.
      if (found.build !== build || (!isShell(found) && found.name !== name)) throw new RegistryError(absent);
      return found;
    } catch (error) {
      if (error instanceof RegistryError || error instanceof StoreError) throw error;
      const message = isMissing(error)
        ? absent
        : `${store.where}/${path}: ${error instanceof Error ? error.message : String(error)}`;
      throw new RegistryError(message, { cause: error });
    }
  };

  return {
    /** The record of a stored build. */
    record,
    /** The sources of a stored build; undefined when it was stored without. */
    async sources(name: AppName, stored: AppRecord): Promise<BuildSources | undefined> {
      const file = isShell(stored) ? stored.sources : stored.files[sourcesFile];
      if (!file) return undefined;
      const path = `${name}/${stored.build}/${sourcesFile}`;
      try {
        const content = await store.read(path);
        if (integrityOf(content) !== file.sha384) throw new Error('it differs from the record');
        return unpackSources(content);
      } catch (error) {
        if (error instanceof StoreError) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new RegistryError(`${store.where}/${path}: ${reason}`, { cause: error });
      }
    },
    /** The fields of a build in a list; none of a folder without a record. */
    async summary(name: AppName, build: string): Promise<Omit<ListedRelease, 'isStable'>[]> {
      try {
        const { version, builtAt, commit } = await record(name, build);
        return [{ build, version, builtAt, commit }];
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        if (isMissing(error.cause)) return [];
        return [{ build, version: '', builtAt: '', commit: '', fault: error.message }];
      }
    },
    /** @throws RegistryError when files of the build are missing or changed, or its record was edited. */
    async assertIntact(name: AppName, build: string): Promise<void> {
      const stored = await record(name, build);
      const where = `${store.where}/${name}/${build}`;
      if (name === 'shell') return assertNotEdited(where, stored);
      const files = await inParallel(
        Object.entries(stored.files),
        filesAtOnce,
        async ([path, { sha384 }]) => {
          const content = await ifThere(store.read(`${name}/${build}/${path}`));
          return content && integrityOf(content) === sha384 ? [] : [path];
        },
      );
      assertUnchanged(where, stored, files.flat());
    },
  };
}
