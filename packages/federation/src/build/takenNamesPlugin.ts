import type { Compilation, Compiler, Dependency, Module } from 'webpack';
import { type SharedKey, sharedKeys } from '../sharing/sharedKeys';
import type { SharedNames } from '../sharing/sharedNames';
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

/** The names that one import takes; `undefined` stands for the module as a whole. */
function namesOf(compilation: Compilation, dependency: Dependency): (string | undefined)[] {
  // Webpack counts a default import as a use of the whole module, which may be CommonJS.
  const [name] = isNamed(dependency) ? dependency.getIds(compilation.moduleGraph) : [];
  if (name) return [name];
  return compilation
    .getDependencyReferencedExports(dependency, undefined)
    .map((reference) => (Array.isArray(reference) ? reference : reference.name)[0]);
}

const isFromNpm = (module: Module) => isNpmFile(module.nameForCondition() ?? '');

export interface TakenNamesPlugin {
  apply(compiler: Compiler): void;
  /** The names that the built code takes from each shared module, sorted. Empty before the build. */
  names(): SharedNames;
}

/**
 * Lists what a remote takes from the shared modules. A shared module that our code takes as a whole is an error, because
 * the record could not say what of it is needed. Of npm packages that other npm packages take as a whole, the version has
 * to do.
 */
export function takenNamesPlugin(remote: string): TakenNamesPlugin {
  const taken = new Map<SharedKey, Set<string>>();

  const collect = (compilation: Compilation, module: ConsumedModule) => {
    const { chunkGraph, moduleGraph } = compilation;
    const key = module.options.shareKey;
    const names = taken.get(key) ?? new Set<string>();
    taken.set(key, names);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule, dependency } = connection;
      if (!originModule || !dependency || !connection.isTargetActive(undefined)) continue;
      if (chunkGraph.getNumberOfModuleChunks(originModule) === 0) continue;
      for (const name of namesOf(compilation, dependency)) {
        if (name !== undefined) names.add(name);
        else if (!isFromNpm(originModule) || key.startsWith('@storefront/')) {
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
          for (const module of compilation.modules) if (isConsumed(module)) collect(compilation, module);
        });
      });
    },
    names: () =>
      Object.fromEntries(
        sharedKeys.flatMap((key) => {
          const names = taken.get(key);
          return names?.size ? [[key, [...names].sort()]] : [];
        }),
      ),
  };
}
