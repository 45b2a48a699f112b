import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Where a package that `folder` depends on is installed; undefined when it is not.
 * @param {string} name
 * @param {string} folder
 */
function installedFolder(name, folder) {
  for (let from = realpathSync(folder); ; from = dirname(from)) {
    const found = join(from, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
    if (from === dirname(from)) return undefined;
  }
}

/**
 * Copies npm packages of the workspace, and all that they depend on, side by side into a folder without links.
 * @param {readonly string[]} names
 * @param {{ from: string, to: string }} folders of the package that depends on them, and `node_modules`
 * @returns {string[]} `name@version` of each
 * @throws Error when one is not installed, or when two versions of one would be needed.
 */
export function copyPackages(names, { from, to }) {
  return names.flatMap((name) => {
    const source = installedFolder(name, from);
    if (!source) throw new Error(`${name} is not installed for ${from}`);
    const read = (/** @type {string} */ folder) =>
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { version, dependencies = {}, optionalDependencies = {} } = read(source);
    const target = join(to, name);
    if (existsSync(target)) {
      if (read(target).version === version) return [];
      throw new Error(`${name} is needed in the versions ${version} and ${read(target).version}`);
    }
    cpSync(source, target, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
    // Those of other platforms are not installed.
    const optional = Object.keys(optionalDependencies).filter((one) => installedFolder(one, source));
    const required = Object.keys(dependencies).filter((one) => !Object.hasOwn(optionalDependencies, one));
    return [`${name}@${version}`, ...copyPackages([...required, ...optional], { from: source, to })];
  });
}
