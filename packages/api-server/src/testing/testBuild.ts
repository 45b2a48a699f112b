import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const builds = join(root, 'node_modules/.cache/test-builds');
const sources = ['src', 'demo', 'build.mjs', 'package.json', '../api-contract/src', '../domain/src'];
const hour = 3_600_000;

/**
 * The folder of a bundle of the sources as they are now; made once for all tests, and with it whatever they keep
 * beside it.
 */
export async function testBuild(): Promise<string> {
  const folder = join(builds, fingerprint());
  if (existsSync(folder)) return folder;
  mkdirSync(builds, { recursive: true });
  for (const name of readdirSync(builds)) forgetOld(join(builds, name));
  const made = `${folder}-${process.pid}`;
  await promisify(execFile)(process.execPath, ['build.mjs', made], { cwd: root });
  moveInto(made, folder);
  return folder;
}

/** Gives what one process has made its lasting name; another worker may have been quicker. */
export function moveInto(made: string, folder: string): void {
  try {
    renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(made, { recursive: true, force: true });
  }
}

function fingerprint(): string {
  const hash = createHash('sha1');
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** What the bundle is made of: tests and pictures are not. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return /(?<!\.test)\.(ts|mjs|json|sql)$/.test(path) ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** Another run may still use a build of a while ago. */
function forgetOld(folder: string): void {
  const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > hour) rmSync(folder, { recursive: true, force: true });
}
