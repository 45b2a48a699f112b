import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a file of the registry in the folder of a test hang: reading it does not end until the returned function is
 * called.
 */
export function hangFile(root: string, path: string): () => void {
  const file = join(root, '.releases', path);
  const content = readFileSync(file);
  rmSync(file);
  execFileSync('mkfifo', [file]);
  return () => {
    // Opened for reading too: a pipe without a reader cannot be opened for writing alone.
    const pipe = openSync(file, constants.O_RDWR | constants.O_NONBLOCK);
    rmSync(file);
    writeFileSync(file, content);
    writeFileSync(pipe, content);
    closeSync(pipe);
  };
}
