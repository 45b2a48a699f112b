import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The file of a build that has its sources. It is stored with the build and never served to visitors. */
export const sourcesFile = 'sources.json.gz';

/** The text files of a package by path, among them `package.json`. */
export type PackageSources = Readonly<Record<string, string>>;

/** The sources of an app and of each of our packages that it depends on, by the package's name. */
export interface BuildSources {
  /** The app's own package: `@storefront/mf-content`. */
  app: string;
  packages: Readonly<Record<string, PackageSources>>;
}

const ours = '@storefront/';

/** Not tests, and not the pages that show the kit: no build has them. */
const isCompiled = (path: string) =>
  /\.(tsx?|json)$/.test(path) && !/\.(test|spec|examples)\.|(^|[\\/])(testing|kit-page)[\\/]/.test(path);

function sourcesOf(folder: string): PackageSources {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isCompiled)
    .sort()
    .map((path) => [`src/${path.split(sep).join('/')}`, readFileSync(join(folder, 'src', path), 'utf8')]);
  return { 'package.json': readFileSync(join(folder, 'package.json'), 'utf8'), ...Object.fromEntries(files) };
}

/** The names of the packages of ours that a package depends on. */
export function ownDependencies(sources: PackageSources): string[] {
  const { dependencies = {} } = JSON.parse(sources['package.json'] ?? '{}') as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => name.startsWith(ours));
}

/** The folder of an installed package, as Node finds it from `folder`. @throws Error when it is not installed. */
export function installedFolder(name: string, folder: string): string {
  for (let from = realpathSync(folder); ; from = dirname(from)) {
    const found = join(from, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (from === dirname(from)) throw new Error(`${name} is not installed for ${folder}`);
  }
}

/** Collects the sources of the app in `folder`. @throws Error when one of our packages is not installed. */
export function collectSources(folder: string): BuildSources {
  const packages: Record<string, PackageSources> = {};
  const add = (from: string): string => {
    const sources = sourcesOf(from);
    const { name } = JSON.parse(sources['package.json'] ?? '{}') as { name: string };
    packages[name] = sources;
    for (const dependency of ownDependencies(sources)) {
      if (!Object.hasOwn(packages, dependency)) add(installedFolder(dependency, from));
    }
    return name;
  };
  return { app: add(folder), packages };
}

/** The content of the sources' file. The same sources make the same bytes on one platform. */
export const packSources = (sources: BuildSources): Buffer => gzipSync(JSON.stringify(sources), { level: 9 });

const maxSize = 64 * 1024 * 1024;
const isPackageName = (name: string) => /^@storefront\/[a-z\d-]+$/.test(name);

/** The gate writes the files into a folder: a path with steps out of it would be written elsewhere. */
const isSourcePath = (path: string) =>
  path === 'package.json' ||
  (path.startsWith('src/') && path.split(/[\\/]/).every((step) => !['', '.', '..'].includes(step)));

/** @throws Error when the content is not the sources of a build, or has a name that leads out of its folder. */
export function unpackSources(content: Buffer): BuildSources {
  const text = gunzipSync(content, { maxOutputLength: maxSize }).toString('utf8');
  const { app, packages } = JSON.parse(text) as Partial<BuildSources>;
  if (app === undefined || !packages?.[app]) throw new Error('it has no sources of an app');
  for (const [name, files] of Object.entries(packages)) {
    const wrong = [name, ...ownDependencies(files)].find((one) => !isPackageName(one));
    if (wrong !== undefined) throw new Error(`${wrong} is no package of ours`);
    const outside = Object.keys(files).find((path) => !isSourcePath(path));
    if (outside !== undefined) throw new Error(`${name} has the file ${outside}`);
  }
  return { app, packages };
}
