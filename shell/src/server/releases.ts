import { type AnyRemoteManifest, type RemoteName, remoteNames } from '@storefront/contracts';
import type { BrowserRelease } from '@storefront/federation/browser';
import { createServerRemotes, type Release, type ReleaseRecord } from '@storefront/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import { ownerOf, type PartKey } from '../app/remotes/remoteParts';
import type { ScriptFile } from './document/scripts';

/** One build of each remote for one page: its HTML and its scripts agree. */
export interface PinnedReleases {
  /** @throws RemoteLoadError when the build cannot be drawn on the server. */
  load(name: RemoteName): Promise<AnyRemoteManifest>;
  browser: Partial<Record<RemoteName, BrowserRelease>>;
  /** Tells two sets of builds apart. */
  key: string;
  /** What the browser will ask for at once to draw these parts. */
  scriptsOf(parts: readonly PartKey[]): ScriptFile[];
}

export interface RemoteReleases {
  pin(): Promise<PinnedReleases>;
}

function initialFiles({ initial }: ReleaseRecord, part: PartKey): string[] {
  const [kind, id] = [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)];
  const files: Partial<Record<string, string[]>> =
    kind === 'page' ? initial.pages : kind === 'panel' ? initial.panels : initial.widgets;
  return files[id] ?? [];
}

function toBrowser(record: Release): BrowserRelease {
  const integrity = record.files[record.entry]?.sha384;
  return {
    build: record.build,
    base: record.base,
    entry: record.entry,
    ...(integrity ? { integrity } : {}),
  };
}

/** The registry as pages use it: read at run time, so a release needs no restart. */
export function createReleases(registryDir: string, log: FastifyBaseLogger): RemoteReleases {
  const remotes = createServerRemotes({ registryDir, onError: (error) => log.error(error) });

  return {
    async pin() {
      const live = await remotes.current();
      const found = remoteNames.flatMap((name): [RemoteName, Release][] => {
        const release = live[name];
        return release ? [[name, release]] : [];
      });
      return {
        browser: Object.fromEntries(found.map(([name, record]) => [name, toBrowser(record)])),
        key: found.map(([name, { build }]) => `${name}@${build}`).join(' '),
        load(name) {
          const release = live[name];
          return release
            ? remotes.load(name, release.build)
            : Promise.reject(new Error(`no release of ${name} is live`));
        },
        scriptsOf(parts) {
          const urls = new Map<string, ScriptFile>();
          for (const part of parts) {
            const record = live[ownerOf(part) as RemoteName];
            if (!record) continue;
            for (const path of initialFiles(record, part)) {
              const url = record.base + path;
              urls.set(url, { url, integrity: record.files[path]?.sha384 ?? '' });
            }
          }
          return [...urls.values()];
        },
      };
    },
  };
}
