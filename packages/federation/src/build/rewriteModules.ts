import type { Compilation, Compiler } from 'webpack';
import { webpack } from './webpackTools';

interface Rewrite {
  /** Of the plugin in webpack's reports. */
  name: string;
  /** Which modules, by their paths. */
  modules: RegExp;
  rewrite: (code: string) => string;
}

/** A plugin that changes the source of a package's modules before webpack reads it. */
export const rewriteModules = ({ name, modules, rewrite }: Rewrite) => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(name, (compilation: Compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
      processResult.tap(name, ([code, ...rest], { resource }) => [
        modules.test(resource) ? rewrite(String(code)) : code,
        ...rest,
      ]);
    });
  },
});
