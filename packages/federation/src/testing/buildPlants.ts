import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const packageFolder = join(__dirname, '../..');
/** Not in a node_modules folder: files there count as npm code. */
const workFolder = join(packageFolder, '.data');

/** Source files of the fixture `mf-content` that a plant adds or replaces: their paths below `src` and their texts. */
export type Plant = Record<string, string>;

/**
 * Builds the fixture `mf-content` once for each plant, all in one process, because webpack does not run in Jest's
 * sandbox. Returns the error of each build, empty for a build that succeeds.
 */
export function buildPlants(plants: Record<string, Plant>): Record<string, string> {
  mkdirSync(workFolder, { recursive: true });
  const work = mkdtempSync(join(workFolder, 'plants-'));
  const node = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: packageFolder, stdio: 'pipe', encoding: 'utf8' });
  try {
    const tools = join(work, 'tools');
    node('build.mjs', tools);
    const builds = Object.entries(plants).map(([name, files], index) => {
      const folder = join(work, `plant-${index}`);
      cpSync(join(packageFolder, 'fixtures/mf-content'), folder, { recursive: true });
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, 'src', path)), { recursive: true });
        writeFileSync(join(folder, 'src', path), text);
      }
      return { name, folder };
    });
    const script = `
      const { buildRemote } = await import(${JSON.stringify(pathToFileURL(join(tools, 'build.mjs')))});
      const errors = {};
      for (const { name, folder } of ${JSON.stringify(builds)}) {
        errors[name] = await buildRemote({ name: 'content', folder }).then(
          () => '',
          (error) => error.message,
        );
      }
      console.log(JSON.stringify(errors));`;
    const output = node('--input-type=module', '-e', script).trim().split('\n').at(-1) ?? '';
    return JSON.parse(output) as Record<string, string>;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
