import type { Chunk, Compilation, Compiler } from 'webpack';
import { webpack } from './webpackTools';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Three rules for loading chunks. A chunk without a hash is rejected. After a chunk failed to load, requests have a
 * new URL: responses are immutable, so a browser that has cached a broken one would fail forever. A container that was
 * itself loaded with `?attempt=n` starts counting at n. A load that joins a request from before a failure is a retry:
 * it makes a request of its own where the joined one fails.
 */
class ChunkRulesRuntimeModule extends RuntimeModule {
  constructor() {
    super('storefront chunk rules', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { getChunkScriptFilename: fileOf, ensureChunk: load, require: webpackRequire } = RuntimeGlobals;
    return Template.asString([
      'var attempt = document.currentScript && /[?]attempt=(\\d+)/.exec(document.currentScript.src);',
      'attempt = attempt ? +attempt[1] : 0;',
      'var requestedAt = {};',
      `var fileOf = ${fileOf};`,
      `var load = ${load};`,
      `${fileOf} = (id) => fileOf(id) + ((requestedAt[id] = attempt) ? '?attempt=' + attempt : '');`,
      `${load} = (id) => {`,
      `  if (!${webpackRequire}.sriHashes[id]) return Promise.reject(new Error('chunk ' + id + ' has no hash'));`,
      '  var loading = load(id);',
      '  var isRetry = requestedAt[id] < attempt;',
      '  return loading.catch((error) => {',
      `    if (isRetry) return ${load}(id);`,
      '    attempt++;',
      '    throw error;',
      '  });',
      '};',
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
