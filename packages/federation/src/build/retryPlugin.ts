import type { Chunk, Compilation, Compiler } from 'webpack';
import { webpack } from './webpackTools';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Gives a chunk that failed a new address the next time. Without it a browser that has cached a broken answer
 * (they are immutable) would fail again and again. A container that was loaded as a second attempt starts there.
 */
class RetryRuntimeModule extends RuntimeModule {
  constructor() {
    super('storefront retry', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { getChunkScriptFilename: fileOf, ensureChunk: load } = RuntimeGlobals;
    return Template.asString([
      'var failures = {};',
      'var start = document.currentScript && /[?]attempt=(\\d+)/.exec(document.currentScript.src);',
      'start = start ? +start[1] : 0;',
      `var fileOf = ${fileOf};`,
      `var load = ${load};`,
      `${fileOf} = (id) => { var n = start + (failures[id] || 0); return fileOf(id) + (n ? '?attempt=' + n : ''); };`,
      `${load} = (id, priority) => load(id, priority).catch((error) => { failures[id] = (failures[id] || 0) + 1; throw error; });`,
    ]);
  }
}

export const retryPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('storefront-retry', (compilation: Compilation) => {
      const added = new WeakSet<Chunk>();
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('storefront-retry', (chunk: Chunk) => {
          if (added.has(chunk)) return;
          added.add(chunk);
          compilation.addRuntimeModule(chunk, new RetryRuntimeModule());
        });
    });
  },
};
