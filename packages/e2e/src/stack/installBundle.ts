import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Installation {
  folder: string;
  /** Options of a child process that runs as the owner of the folder. */
  user: { uid?: number; gid?: number };
}

/** Owns no file, on any Linux. */
const unprivileged = { uid: 65_534, gid: 65_534 };

/**
 * Unpacks an archive as a chain does: into an empty folder, as another user when this process may act for one, which only
 * root may.
 */
export function installBundle(archive: string, folder: string): Installation {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot)
    console.log('The archive is installed as the user of the tests: only root can act for another.');
  const user = isRoot ? unprivileged : {};
  mkdirSync(folder);
  // The other user has to come through the folder of the run, which mkdtemp gave to its owner alone.
  chmodSync(dirname(folder), 0o755);
  if (isRoot) chownSync(folder, unprivileged.uid, unprivileged.gid);
  const packed = openSync(archive, 'r');
  execFileSync('tar', ['-xz', '--strip-components=1', '-C', folder], {
    ...user,
    stdio: [packed, 'inherit', 'inherit'],
  });
  closeSync(packed);
  return { folder, user };
}
