import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces a file by a pipe, which never ends for its readers. */
export function makePipe(file: string) {
  rmSync(file);
  execFileSync('mkfifo', [file]);
}

/** Ends every pipe in the folder of a damaged build, so that its reader stops waiting. */
export function endPipes(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFIFO()) continue;
    try {
      closeSync(openSync(join(folder, entry.name), constants.O_WRONLY | constants.O_NONBLOCK));
    } catch (error) {
      // It has no reader.
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
    }
  }
}
