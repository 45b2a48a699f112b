import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Two processes on one PGlite folder lose rows without an error, so a file with the pid stands beside it. The
 * lock of a dead process is reaped. Returns how to give it back; throws when a living process holds it.
 */
export function lockData(dataDir: string): () => void {
  const file = `${dataDir}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!writeLock(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    // In containers every start may get the pid of the one before.
    if (owner !== process.pid && isAlive(owner)) {
      throw new Error(`${dataDir} is used by process ${owner}. Stop it, or set another DATA_DIR.`);
    }
    rmSync(file, { force: true });
    return lockData(dataDir);
  }
  return () => rmSync(file, { force: true });
}

/** False when the file is there already; the file system lets only one of two writers win. */
function writeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
