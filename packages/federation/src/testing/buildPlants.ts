import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReleaseRecord } from '@storefront/releases/release';

const packageFolder = join(__dirname, '../..');
/** Not in a node_modules folder: files there count as npm code. */
const workFolder = join(packageFolder, '.data');

/** Source files of the fixture `mf-content` that a plant adds or replaces: their paths below `src` and their texts. */
export type Plant = Record<string, string>;

/** The outcome of the build of a plant. */
export type PlantedBuild =
  | { record: ReleaseRecord; error?: undefined }
  | { record?: undefined; error: string };

/**
 * Builds the fixture `mf-content` once for each plant, all in one process, because webpack does not run in Jest's
 * sandbox.
 */
export function buildPlants<Name extends string>(plants: Record<Name, Plant>): Record<Name, PlantedBuild> {
  mkdirSync(workFolder, { recursive: true });
  const work = mkdtempSync(join(workFolder, 'plants-'));
  const node = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: packageFolder, stdio: 'pipe', encoding: 'utf8' });
  try {
    const tools = join(work, 'tools');
    node('build.mjs', tools);
    const builds = (Object.entries(plants) as [Name, Plant][]).map(([name, files], index) => {
      const folder = join(work, `plant-${index}`);
      cpSync(join(packageFolder, 'fixtures/mf-content'), folder, { recursive: true });
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, 'src', path)), { recursive: true });
        writeFileSync(join(folder, 'src', path), text);
      }
      return { name, folder };
    });
    const script = `
      const { buildRemote } = await import(${JSON.stringify(pathToFileURL(join(tools, 'build.mjs')).href)});
      const results = {};
      for (const { name, folder } of ${JSON.stringify(builds)}) {
        results[name] = await buildRemote({ name: 'content', folder }).then(
          (record) => ({ record }),
          (error) => ({ error: error.message }),
        );
      }
      console.log(JSON.stringify(results));`;
    const output = node('--input-type=module', '-e', script).trim().split('\n').at(-1) ?? '';
    return JSON.parse(output) as Record<Name, PlantedBuild>;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
