import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Two processes on one PGlite folder silently lose rows, so a file beside it holds the pid of its process. Takes over
 * the lock of a dead process. Returns the function that unlocks; throws when a living process holds the lock.
 */
export function lockData(dataDir: string): () => void {
  const file = `${dataDir}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  if (!writeLock(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    // In containers every start may get the same pid.
    if (owner !== process.pid && isAlive(owner)) {
      throw new Error(`${dataDir} is used by process ${owner}. Stop it, or set another DATA_DIR.`);
    }
    rmSync(file, { force: true });
    return lockData(dataDir);
  }
  return () => rmSync(file, { force: true });
}

/** False when the file exists already; the file system lets only one of two writers succeed. */
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
