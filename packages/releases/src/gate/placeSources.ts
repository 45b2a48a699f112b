import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isOurs, sharedKeys } from '../sharing/sharedKeys';
import { type BuildSources, ownDependencies, type PackageSources } from './buildSources';

/** The packages that the page has once: each remote runs with those of the shell. */
const sharedPackages: readonly string[] = sharedKeys.filter(isOurs);

/** Whether a package is on the page once. */
export const isShared = (name: string): boolean => sharedPackages.includes(name);

export const contracts = '@storefront/contracts';
const tokens = '@storefront/tokens';

/** The tables of the contracts: each build knows the panels, widgets and events of its own sources. */
const isTable = (path: string) => path.startsWith('src/tables/');

/** The names of the tokens whose CSS variables the page of the shell defines; the values stand in other files. */
const isTokenNames = (path: string) => path === 'src/colourNames.ts' || path === 'src/variables.ts';

const select = (sources: PackageSources, isSelected: (path: string) => boolean): PackageSources =>
  Object.fromEntries(Object.entries(sources).filter(([path]) => isSelected(path)));

/** An app as it runs on the page of a shell. */
export interface Unit {
  app: BuildSources;
  shell: BuildSources;
  /** The build whose entries of the tables replace those of the app, because its team owns them. */
  owner?: { name: string; sources: BuildSources } | undefined;
}

/** A placed unit. */
export interface PlacedUnit {
  /** The folder of each package that the app and its own packages consist of, relative to the composition. */
  own: readonly string[];
  /** The folder of its contracts. */
  contracts: string | undefined;
  /** The module that the page starts with. */
  entry: string;
}

/**
 * The tables of an app with the entries of their owner. The shell parses the parameters of each panel, so all panels are
 * its own.
 */
function ownedTables(name: string): PackageSources {
  const isOwners = '{ owner: Owner }';
  const merged = (table: 'panels' | 'widgets' | 'events', keys: string) =>
    [
      `import type { ${table} as app } from './app/${table}';`,
      `import type { ${table} as owner } from './owner/${table}';`,
      `export * from './app/${table}';`,
      `type Owner = '${name}';`,
      `type Owned<Table> = { [Id in keyof Table as ${keys} ? Id : never]: Table[Id] };`,
      `type Others<Table> = { [Id in keyof Table as ${keys} ? never : Id]: Table[Id] };`,
      `export declare const ${table}: Others<typeof app> & Owned<typeof owner>;`,
      '',
    ].join('\n');
  const byOwner = `Table[Id] extends ${isOwners}`;
  return {
    'src/tables/panels.ts':
      name === 'shell' ? "export * from './owner/panels';\n" : merged('panels', byOwner),
    'src/tables/widgets.ts': merged('widgets', byOwner),
    'src/tables/events.ts': merged('events', 'Id extends `${Owner}:${string}-requested`'),
  };
}

const moved = (sources: PackageSources, folder: string): PackageSources =>
  Object.fromEntries(
    Object.entries(select(sources, isTable)).map(([path, text]) => [
      path.replace('src/tables/', `src/tables/${folder}/`),
      text.replaceAll("from '../", "from '../../"),
    ]),
  );

/** The contracts of the shell with the tables of the app. */
function contractsOf({ app, shell, owner }: Unit): PackageSources | undefined {
  const [ofShell, ofApp] = [shell.packages[contracts], app.packages[contracts]];
  if (!ofShell || !ofApp) return ofShell;
  const ofOwner = owner?.sources.packages[contracts];
  const unmerged = { ...select(ofShell, (path) => !isTable(path)), ...select(ofApp, isTable) };
  const tablesOf = (sources: PackageSources) => JSON.stringify(select(sources, isTable));
  if (!owner || !ofOwner || tablesOf(ofApp) === tablesOf(ofOwner)) return unmerged;
  return {
    ...unmerged,
    ...moved(ofApp, 'app'),
    ...moved(ofOwner, 'owner'),
    ...ownedTables(owner.name),
  };
}

/**
 * The fields that module resolution reads. TypeScript takes packages of one name and version for the same, wherever they are,
 * and an archive of a package has other versions of its dependencies.
 */
function withoutVersions(packageJson: string): string {
  const { name, type, exports } = JSON.parse(packageJson) as Record<string, unknown>;
  return JSON.stringify({ name, type, exports });
}

/** Writes the sources of pages into a folder, each different package once. */
export function placeSources(folder: string) {
  const placed = new Set<string>();

  const place = (
    name: string,
    sources: PackageSources,
    dependencies: ReadonlyMap<string, string>,
  ): string => {
    const files = Object.entries({
      ...sources,
      'package.json': withoutVersions(sources['package.json'] ?? '{}'),
    });
    const key = createHash('sha256')
      .update(JSON.stringify([name, files, [...dependencies]]))
      .digest('hex')
      .slice(0, 16);
    const path = `${key}/${name.slice(name.indexOf('/') + 1)}`;
    if (placed.has(path)) return path;
    placed.add(path);
    for (const [file, text] of files) {
      const target = join(folder, path, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    for (const [dependency, at] of dependencies) {
      const link = join(folder, path, 'node_modules', dependency);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(relative(dirname(link), join(folder, at)), link);
    }
    return path;
  };

  /** Places a package and its dependencies: those of the shell for a package that the page has once. */
  const placePackage = (
    unit: Unit,
    name: string,
    isOfShell: boolean,
    done: Map<string, string>,
  ): string | undefined => {
    const isFromShell = isOfShell || isShared(name);
    const id = `${isFromShell ? 'shell' : 'app'} ${name}${isOfShell ? '' : ' for app'}`;
    const known = done.get(id);
    let sources = (isFromShell ? unit.shell : unit.app).packages[name];
    if (known !== undefined || !sources) return known;
    if (!isOfShell && name === contracts) sources = contractsOf(unit) ?? sources;
    if (!isOfShell && name === tokens) {
      sources = { ...sources, ...select(unit.shell.packages[tokens] ?? {}, isTokenNames) };
    }
    const found = ownDependencies(sources).flatMap((dependency): [string, string][] => {
      const path = placePackage(unit, dependency, isFromShell, done);
      return path === undefined ? [] : [[dependency, path]];
    });
    const path = place(name, sources, new Map(found.sort()));
    done.set(id, path);
    return path;
  };

  return {
    place(unit: Unit): PlacedUnit {
      const done = new Map<string, string>();
      const app = placePackage(unit, unit.app.app, false, done);
      if (app === undefined) throw new Error(`${unit.app.app} has no sources`);
      const isShell = Object.hasOwn(unit.app.packages[unit.app.app] ?? {}, 'src/app/browser.tsx');
      return {
        own: [...done]
          .filter(([id]) => id.startsWith('app ') && id !== `app ${tokens} for app`)
          .map(([, path]) => path),
        contracts: done.get(`shell ${contracts} for app`),
        entry: `${app}/${isShell ? 'src/app/browser.tsx' : 'src/remote.ts'}`,
      };
    },
  };
}

/** Without their types every schema and every element would be of any type, and nothing would be found. */
const required = ['react', 'zod'];

/**
 * Links the npm packages that are installed beside each folder, so that placed sources find them. @throws Error when
 * there is no React or zod.
 */
export function linkNpmPackages(composition: string, folders: readonly string[]): void {
  for (const modules of folders.map((folder) => join(folder, 'node_modules')).filter(existsSync)) {
    const names = readdirSync(modules).flatMap((name) => {
      if (name.startsWith('.') || name === '@storefront') return [];
      return name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name];
    });
    for (const name of names) {
      const link = join(composition, 'node_modules', name);
      if (existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(realpathSync(join(modules, name)), link);
    }
  }
  const missing = required.filter((name) => !existsSync(join(composition, 'node_modules', name)));
  if (missing.length > 0)
    throw new Error(`${missing.join(' and ')} is not installed. Install the packages first.`);
}
