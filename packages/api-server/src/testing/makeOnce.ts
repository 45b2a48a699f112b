import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockData } from '../database/embedded/dataLock';

const pollIntervalMs = 200;

/**
 * Makes `folder` when it is missing. Of several workers one runs `make`, which fills the folder it is given; the
 * others wait for it. The folder appears under its own name only when it is complete.
 */
export async function makeOnce(folder: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const unlock = await takeLock(folder);
  try {
    if (existsSync(folder)) return;
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await make(unfinished);
    renameSync(unfinished, folder);
  } finally {
    unlock();
  }
}

async function takeLock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      return lockData(folder);
    } catch (error) {
      if (!/is used by process/.test(String(error))) throw error;
      await wait(pollIntervalMs);
    }
  }
}
