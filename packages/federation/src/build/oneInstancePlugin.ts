import type { Compilation, Compiler, Module, NormalModule } from 'webpack';
import { webpack } from './webpackTools';

const title = 'storefront-one-instance';

const isNormal = (module: Module): module is NormalModule => module instanceof webpack.NormalModule;

/** The name in the package.json of the package that a file belongs to. */
function packageNameOf({ resourceResolveData }: NormalModule): string | undefined {
  const name = resourceResolveData?.descriptionFileData?.name;
  return typeof name === 'string' ? name : undefined;
}

/**
 * The packages that the page has once, with their article and the module that the page provides. A second copy in a
 * remote would not see the state of the page's copy. `mark` is a text of the library's code: an npm package may bundle a
 * copy.
 */
const singletons: readonly [title: string, from: string, packages: readonly string[], mark?: RegExp][] = [
  [
    'a React',
    'react',
    ['react', 'react-dom', 'scheduler'],
    /__(?:CLIENT|DOM|SECRET)_INTERNALS_DO_NOT_USE_OR_/,
  ],
  [
    'a query client',
    '@storefront/query',
    ['@storefront/query', '@tanstack/query-core', '@tanstack/react-query', 'react-query'],
    /No QueryClient set, use QueryClientProvider|Missing queryFn: '/,
  ],
  [
    'an Emotion',
    '@storefront/styles',
    [
      '@storefront/styles',
      '@emotion/react',
      '@emotion/styled',
      '@emotion/cache',
      '@emotion/css',
      '@emotion/sheet',
    ],
    /data-emotion/,
  ],
  ['a router', '@storefront/router', ['@storefront/router', 'react-router', 'react-router-dom']],
  ['an API client', '@storefront/api-client', ['@storefront/api-client']],
  ['a zod', 'zod/mini', ['zod']],
];

/** Whether a module of the contracts keeps state, as contexts, stores and the event bus do. Other sub-paths may be bundled. */
const keepsState = (code: string) => /\bcreateContext\b|["']zustand|class EventContractError/.test(code);

function copyIn(module: NormalModule): { title: string; from: string } | undefined {
  const name = packageNameOf(module) ?? '';
  const code = module.originalSource()?.source().toString() ?? '';
  if (name === '@storefront/contracts' && keepsState(code)) return { title: 'a store', from: name };
  const [title, from] =
    singletons.find(([, , packages, mark]) => packages.includes(name) || mark?.test(code)) ?? [];
  return title && from ? { title, from } : undefined;
}

/**
 * Refuses a remote that bundles a singleton of the page in any version, also inside of an npm package. A remote shares a singleton by importing it under
 * its own name.
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
