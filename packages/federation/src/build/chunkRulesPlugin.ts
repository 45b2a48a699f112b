import type { Chunk, Compilation, Compiler } from 'webpack';
import { webpack } from './webpackTools';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Two rules for loading chunks. A chunk without a hash is rejected. A chunk that failed to load gets a new URL on the
 * next attempt: responses are immutable, so a browser that has cached a broken one would fail forever. A container that
 * was itself loaded with `?attempt=n` starts counting at n.
 */
class ChunkRulesRuntimeModule extends RuntimeModule {
  constructor() {
    super('storefront chunk rules', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { getChunkScriptFilename: fileOf, ensureChunk: load, require: webpackRequire } = RuntimeGlobals;
    return Template.asString([
      'var failures = {};',
      'var start = document.currentScript && /[?]attempt=(\\d+)/.exec(document.currentScript.src);',
      'start = start ? +start[1] : 0;',
      `var fileOf = ${fileOf};`,
      `var load = ${load};`,
      `${fileOf} = (id) => { var n = start + (failures[id] || 0); return fileOf(id) + (n ? '?attempt=' + n : ''); };`,
      `${load} = (id, priority) => ${webpackRequire}.sriHashes[id]`,
      '  ? load(id, priority).catch((error) => { failures[id] = (failures[id] || 0) + 1; throw error; })',
      "  : Promise.reject(new Error('chunk ' + id + ' has no hash'));",
    ]);
  }
}

/** The integrity plugin skips a chunk whose id is 0, so that chunk gets another id. */
function renameChunkZero(chunks: Iterable<Chunk>): void {
  for (const chunk of chunks) {
    if (chunk.id !== 0) continue;
    chunk.id = 'zero';
    chunk.ids = ['zero'];
  }
}

export const chunkRulesPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('storefront-chunk-rules', (compilation: Compilation) => {
      const added = new WeakSet<Chunk>();
      compilation.hooks.chunkIds.tap({ name: 'storefront-chunk-rules', stage: 1000 }, renameChunkZero);
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('storefront-chunk-rules', (chunk: Chunk) => {
          if (added.has(chunk)) return;
          added.add(chunk);
          compilation.addRuntimeModule(chunk, new ChunkRulesRuntimeModule());
        });
    });
  },
};
