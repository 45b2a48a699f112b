import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Two processes on one PGlite folder silently lose rows, so a file beside it holds the pid of its process. Takes over
 * the lock of a dead process. Returns the function that unlocks; throws when a living process holds the lock.
 */
export function lockData(dataDir: string): () => void {
  const file = `${dataDir}.lock`;
  const own = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  // Linked only when it has its pid: an empty lock would look like the lock of a dead process.
  writeFileSync(own, String(process.pid));
  try {
    while (!link(own, file)) {
      const content = contentOf(file);
      const owner = Number(content);
      // In containers every start may get the same pid.
      if (owner !== process.pid && isAlive(owner)) {
        throw new Error(
          `${dataDir} is used by process ${owner}, and the embedded database serves one process. Stop that one (Ctrl-C where npm start runs), or set another DATA_DIR; with PostgreSQL (DATABASE_URL) several work at once.`,
        );
      }
      removeLock(file, content);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** Removes the lock with this content. Another start may have taken it over since: that lock is put back. */
function removeLock(file: string, content: string | undefined): void {
  const aside = `${file}.${process.pid}.old`;
  if (!succeeds(() => renameSync(file, aside), 'ENOENT')) return;
  if (contentOf(aside) !== content) link(aside, file);
  rmSync(aside, { force: true });
}

/** False when the lock exists already; the file system lets only one of two processes succeed. */
const link = (source: string, file: string) => succeeds(() => linkSync(source, file), 'EEXIST');

/** Undefined when the lock has been removed. */
function contentOf(file: string): string | undefined {
  let content: string | undefined;
  succeeds(() => (content = readFileSync(file, 'utf8')), 'ENOENT');
  return content;
}

/** False for an error with this code. */
function succeeds(work: () => unknown, code: string): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false;
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
