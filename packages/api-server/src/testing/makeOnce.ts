import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const pollIntervalMs = 200;
// In containers every start may get the same pid.
const thisProcess = `${process.pid} ${performance.timeOrigin}`;

/**
 * Makes `folder` when it is missing. One of several workers runs `make`, which fills the folder of its parameter; the
 * others wait for it. The folder appears under its own name only when it is complete.
 */
export async function makeOnce(folder: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const unlock = await takeLock(`${folder}.lock`);
  // No two attempts share a folder: processes of an earlier attempt may still write to its folder.
  const unfinished = uniqueName(folder);
  try {
    if (existsSync(folder)) return;
    await make(unfinished);
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    unlock();
  }
}

/**
 * Waits for an earlier attempt of this process too: after the time-out of a hook its attempt goes on while the next
 * test file runs in the same worker. `lockData` ignores a lock of its own process, so it cannot be used here.
 */
async function takeLock(file: string): Promise<() => void> {
  while (!tryLock(file)) await wait(pollIntervalMs);
  return () => rmSync(file, { force: true });
}

/** Locks in one step by linking a complete file, so that no process reads a lock without its owner. */
function tryLock(file: string): boolean {
  const own = uniqueName(file);
  writeFileSync(own, thisProcess);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (isHeld(file)) return false;
    rmSync(file, { force: true });
    return tryLock(file);
  } finally {
    rmSync(own);
  }
}

function isHeld(file: string): boolean {
  try {
    const owner = readFileSync(file, 'utf8');
    const pid = Number(owner.split(' ')[0]);
    if (pid === process.pid) return owner === thisProcess;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    // ENOENT: the lock was released meanwhile, and the next lock in its place may belong to another attempt.
    if (hasCode(error, 'EPERM') || hasCode(error, 'ENOENT')) return true;
    throw error;
  }
}

const uniqueName = (path: string) => `${path}.unfinished-${randomUUID()}`;
const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
