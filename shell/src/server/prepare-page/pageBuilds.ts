import type { AnyRemoteManifest, RemoteName } from '@storefront/contracts';
import type { BrowserRelease } from '@storefront/federation/browser';
import type { Release, ServerBuilds } from '@storefront/federation/server';
import type { ReleaseRecord } from '@storefront/releases/release';
import { LRUCache } from 'lru-cache';
import { ownerOf, type RemoteModuleKey } from '../../app/remotes/remoteModules';
import type { ScriptFile } from '../html/scripts';

export interface PageBuilds {
  /** @throws RemoteLoadError when the build cannot be loaded here. */
  load(name: RemoteName): Promise<AnyRemoteManifest>;
  browser: Partial<Record<RemoteName, BrowserRelease>>;
  /** The scripts that the browser loads first for these modules. */
  scriptsOf(keys: readonly RemoteModuleKey[]): ScriptFile[];
}

/** The most records in memory: room for live builds, canaries and their previous builds. */
const maxRecords = 40;

function initialFiles({ initial }: ReleaseRecord, key: RemoteModuleKey): string[] {
  const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  const files: Partial<Record<string, string[]>> =
    kind === 'page' ? initial.pages : kind === 'panel' ? initial.panels : initial.widgets;
  return files[id] ?? [];
}

/** Finds the builds of a page. Loading a remote that is listed in `unusable` fails with the error listed there. */
export function createPageBuilds(builds: ServerBuilds) {
  const records = new LRUCache<string, Promise<Release | undefined>>({ max: maxRecords });

  /** Undefined when the record cannot be read now: loading the build says why, and its scripts are not preloaded. */
  function recordOf(name: RemoteName, build: string): Promise<Release | undefined> {
    const key = `${name}@${build}`;
    const record =
      records.get(key) ??
      builds.stored(name, build).catch(() => {
        records.delete(key);
        return undefined;
      });
    records.set(key, record);
    return record;
  }

  return async function buildsOf(
    browser: PageBuilds['browser'],
    unusable: Partial<Record<RemoteName, Error>>,
  ): Promise<PageBuilds> {
    const found = new Map<string, Release>();
    await Promise.all(
      Object.entries(browser).map(async ([name, { build }]) => {
        const record = await recordOf(name as RemoteName, build);
        if (record) found.set(name, record);
      }),
    );
    return {
      browser,
      load(name) {
        const build = browser[name]?.build;
        const reason = unusable[name];
        if (reason) return Promise.reject(reason);
        return build
          ? builds.load(name, build)
          : Promise.reject(new Error(`the page has no build of ${name}`));
      },
      scriptsOf(keys) {
        const urls = new Map<string, ScriptFile>();
        for (const key of keys) {
          const record = found.get(ownerOf(key));
          for (const path of record ? initialFiles(record, key) : []) {
            const url = `${record?.base ?? ''}${path}`;
            urls.set(url, { url, integrity: record?.files[path]?.sha384 ?? '' });
          }
        }
        return [...urls.values()];
      },
    };
  };
}
