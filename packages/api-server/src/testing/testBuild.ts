import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeOnce } from './makeOnce';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const builds = join(root, 'node_modules/.cache/test-builds');
const sources = [
  'src',
  'build.mjs',
  'package.json',
  '../../pnpm-lock.yaml',
  '../api-contract/src',
  '../demo-chain/src',
  '../demo-chain/chain',
  '../domain/src',
  '../tracing/src',
];
const hour = 3_600_000;

/**
 * The folder of a bundle of the current sources with its `prepared-data`, as `pnpm build` makes them; built once for
 * all test files.
 */
export async function testBuild(): Promise<string> {
  const folder = join(builds, fingerprint());
  await makeOnce(folder, async (unfinished) => {
    mkdirSync(builds, { recursive: true });
    for (const name of readdirSync(builds)) removeOld(join(builds, name));
    const run = promisify(execFile);
    await run(process.execPath, ['build.mjs', unfinished], { cwd: root });
    await run(process.execPath, [join(unfinished, 'prepareData.mjs')]);
  });
  return folder;
}

function fingerprint(): string {
  const hash = createHash('sha1');
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The files that the bundle is made from, without tests and pictures. */
function filesOf(path: string): string[] {
  if (path.endsWith('/src/testing')) return [];
  if (!statSync(path).isDirectory())
    return /(?<!\.test)\.(ts|mjs|json|sql|yaml|csv|html)$/.test(path) ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** A build that was used within the hour may belong to another run. */
function removeOld(path: string): void {
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > hour) rmSync(path, { recursive: true, force: true });
}
