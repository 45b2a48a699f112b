import type { SharedKey, SharedNames } from '@storefront/releases/sharing';
import type { Compiler, Module } from 'webpack';
import { providedModule } from './sharedEntry';
import { webpack } from './webpackTools';

const title = 'storefront-exported-names';

export interface ExportedNamesPlugin {
  apply(compiler: Compiler): void;
  /** The names that each provided module exports, sorted. Empty before the build. */
  names(): SharedNames;
}

/** The default import of a CommonJS module is the module itself. */
const withDefault = (names: string[], { buildMeta }: Module) =>
  buildMeta?.exportsType === 'namespace' ? names : [...new Set([...names, 'default'])];

/** Lists what the shell exports to the remotes: `entry` is the file that provides `keys`. */
export function exportedNamesPlugin(entry: string, keys: readonly SharedKey[]): ExportedNamesPlugin {
  const exported: SharedNames = {};
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(title, (compilation) => {
        compilation.hooks.afterOptimizeDependencies.tap(title, (modules) => {
          const { moduleGraph } = compilation;
          const provider = [...modules].find((module) => module.nameForCondition() === entry);
          for (const { dependency, module } of provider ? moduleGraph.getOutgoingConnections(provider) : []) {
            const request = dependency && 'request' in dependency ? dependency.request : undefined;
            const key = keys.find((one) => providedModule(one) === request);
            if (!key) continue;
            const names = moduleGraph.getProvidedExports(module);
            if (Array.isArray(names)) exported[key] = withDefault(names, module).sort();
            else
              compilation.errors.push(
                new webpack.WebpackError(`shell: the exports of ${key} cannot be listed`),
              );
          }
        });
      });
    },
    names: () => exported,
  };
}
