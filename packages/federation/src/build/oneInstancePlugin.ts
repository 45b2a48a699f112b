import { pageSingletons, singletonsIn } from '@storefront/releases/sharing';
import type { Compilation, Compiler, Module, NormalModule } from 'webpack';
import { webpack } from './webpackTools';

const title = 'storefront-one-instance';

const isNormal = (module: Module): module is NormalModule => module instanceof webpack.NormalModule;

/** The name in the package.json of the package that a file belongs to. */
function packageNameOf({ resourceResolveData }: NormalModule): string | undefined {
  const name = resourceResolveData?.descriptionFileData?.name;
  return typeof name === 'string' ? name : undefined;
}

/** Whether a module of the contracts keeps state, as contexts and stores do. Other sub-paths may be bundled. */
const keepsState = (code: string) => /\bcreateContext\b|["']zustand/.test(code);

function copyIn(module: NormalModule): { title: string; from: string } | undefined {
  const name = packageNameOf(module);
  const code = module.originalSource()?.source().toString() ?? '';
  if (name === '@storefront/contracts' && keepsState(code)) return { title: 'a store', from: name };
  return pageSingletons.find(({ packages }) => name && packages.includes(name)) ?? singletonsIn(code)[0];
}

/**
 * Refuses a remote that bundles a singleton of the page, from npm in any version or copied into its sources. A remote
 * shares a singleton by importing it under its own name.
 */
export const oneInstancePlugin = (remote: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(title, (compilation: Compilation) => {
      compilation.hooks.afterChunks.tap(title, () => {
        for (const module of compilation.modules) {
          if (!isNormal(module) || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const copy = copyIn(module);
          if (!copy) continue;
          const where = module.readableIdentifier(compilation.requestShortener);
          const text = `${remote}: ${where} is ${copy.title} of its own, and the page has one. Import "${copy.from}", which the shell provides.`;
          compilation.errors.push(new webpack.WebpackError(text));
        }
      });
    });
  },
});
