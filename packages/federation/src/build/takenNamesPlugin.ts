import { isOurs, type SharedKey, sharedKeys, type SharedNames } from '@storefront/releases/sharing';
import type { Compilation, Compiler, Dependency, Module } from 'webpack';
import { isNpmFile } from './ourSources';
import { webpack } from './webpackTools';

const title = 'storefront-taken-names';

/** A module that the page provides. Webpack knows no more of it than its name. */
type ConsumedModule = Module & { options: { shareKey: SharedKey } };

const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';

interface NamedDependency extends Dependency {
  getIds(graph: Compilation['moduleGraph']): string[];
}

const isNamed = (dependency: Dependency): dependency is NamedDependency =>
  dependency.type.endsWith('harmony import specifier') && 'getIds' in dependency;

/** What one import takes: a name and what of it, `['paths', 'promo']`. No name stands for the module as a whole. */
function takenBy(compilation: Compilation, dependency: Dependency): string[][] {
  const ids = isNamed(dependency) ? dependency.getIds(compilation.moduleGraph) : [];
  const referenced = compilation
    .getDependencyReferencedExports(dependency, undefined)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name));
  if (ids.length === 0) return referenced;
  // Webpack counts a default import as a use of the whole module, which may be CommonJS, and `paths.promo()` as one of
  // `paths`. Destructuring says more than the import.
  const destructured = referenced.filter(({ length }) => length > ids.length);
  if (destructured.length > 0) return destructured;
  // `'promo' in paths` asks, and takes the object alone.
  return [dependency.type.startsWith('evaluated') ? ids.slice(0, 1) : ids];
}

const isFromNpm = (module: Module) => isNpmFile(module.nameForCondition() ?? '');

export interface TakenNamesPlugin {
  apply(compiler: Compiler): void;
  /** The names that the built code takes from each shared module, sorted. Empty before the build. */
  names(): SharedNames;
  /** The members that it takes of what our own modules export: `paths.promo`. */
  members(): SharedNames;
}

type Taken = Map<SharedKey, Set<string>>;

const addTo = (taken: Taken, key: SharedKey, name: string) =>
  taken.set(key, (taken.get(key) ?? new Set()).add(name));

const sorted = (taken: Taken): SharedNames =>
  Object.fromEntries(
    sharedKeys.flatMap((key) => {
      const names = taken.get(key);
      return names ? [[key, [...names].sort()]] : [];
    }),
  );

/**
 * Lists what a remote takes from the shared modules. A shared module that our code takes as a whole is an error, because
 * the record could not say what of it is needed. Of npm packages that other npm packages take as a whole, the version has
 * to do.
 */
export function takenNamesPlugin(remote: string): TakenNamesPlugin {
  const taken: Taken = new Map();
  const members: Taken = new Map();

  const collect = (compilation: Compilation, module: ConsumedModule) => {
    const { chunkGraph, moduleGraph } = compilation;
    const key = module.options.shareKey;
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule, dependency } = connection;
      if (!originModule || !dependency || !connection.isTargetActive(undefined)) continue;
      if (chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
      for (const [name, member] of takenBy(compilation, dependency)) {
        if (name !== undefined) {
          addTo(taken, key, name);
          if (member !== undefined && isOurs(key)) addTo(members, key, `${name}.${member}`);
        } else if (!isFromNpm(originModule) || isOurs(key)) {
          const where = originModule.readableIdentifier(compilation.requestShortener);
          const text = `${remote}: ${where} takes ${key} as a whole, so its record cannot list what it needs. Import the names that it uses, one by one.`;
          compilation.errors.push(new webpack.WebpackError(text));
        }
      }
    }
  };

  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(title, (compilation) => {
        // After the unused modules have dropped out, and before the others are joined into one.
        compilation.hooks.afterChunks.tap(title, () => {
          taken.clear();
          members.clear();
          for (const module of compilation.modules) if (isConsumed(module)) collect(compilation, module);
        });
      });
    },
    names: () => sorted(taken),
    members: () => sorted(members),
  };
}
