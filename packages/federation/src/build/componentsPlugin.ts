import type { AnyRemoteManifest } from '@storefront/contracts';
import type { Compilation, Compiler, Module } from 'webpack';
import { webpack } from './webpackTools';

const title = 'storefront-components';

/** A page, panel or widget of a manifest, and the source files that its loader imports. */
export interface DeclaredModule {
  /** «panel "cart"» */
  name: string;
  files: readonly string[];
}

/** Every module that a manifest declares. */
export async function declaredModules(
  manifest: Pick<AnyRemoteManifest, 'pages' | 'panels' | 'widgets'>,
  lazyFiles: (loadModule: unknown) => Promise<string[]>,
): Promise<DeclaredModule[]> {
  const found: DeclaredModule[] = [];
  for (const kind of ['pages', 'panels', 'widgets'] as const) {
    for (const [id, load] of Object.entries(manifest[kind])) {
      found.push({ name: `${kind.slice(0, -1)} "${id}"`, files: await lazyFiles(load) });
    }
  }
  return found;
}

/** Default exports that React cannot render, whatever is in them. */
const notComponents = ['Literal', 'TemplateLiteral', 'ObjectExpression', 'ArrayExpression'];

interface DefaultExport {
  type: string;
  name?: unknown;
}

const isComponent = ({ type, name }: DefaultExport) =>
  !notComponents.includes(type) && !(type === 'Identifier' && name === 'undefined');

/**
 * Refuses a remote that declares a page, panel or widget without a component: its slot would fail when a customer opens
 * it.
 */
export const componentsPlugin = (remote: string, declared: readonly DeclaredModule[]) => ({
  apply(compiler: Compiler) {
    const values = new WeakSet<Module>();
    compiler.hooks.normalModuleFactory.tap(title, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        factory.hooks.parser.for(type).tap(title, (parser) => {
          parser.hooks.program.tap(title, ({ body }) => {
            const exported = body.find((node) => node.type === 'ExportDefaultDeclaration');
            if (exported && !isComponent(exported.declaration)) values.add(parser.state.module);
          });
        });
      }
    });

    compiler.hooks.thisCompilation.tap(title, (compilation: Compilation) => {
      const faultOf = (modules: readonly Module[], { files: [file] }: DeclaredModule) => {
        if (!file) return 'has no loader that imports a file: write () => import(…)';
        const module = modules.find((one) => one.nameForCondition() === file);
        const where = module?.readableIdentifier(compilation.requestShortener) ?? file;
        if (!module || compilation.moduleGraph.isExportProvided(module, 'default') !== true)
          return `has no component: ${where} has no default export. Export the component as the default one`;
        return values.has(module)
          ? `has no component: the default export of ${where} is a value. Export the component instead`
          : undefined;
      };
      compilation.hooks.afterOptimizeDependencies.tap(title, (modules) => {
        for (const one of declared) {
          const fault = faultOf([...modules], one);
          if (fault)
            compilation.errors.push(new webpack.WebpackError(`${remote}: its ${one.name} ${fault}.`));
        }
      });
    });
  },
});
