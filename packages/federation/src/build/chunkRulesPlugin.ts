import type { Chunk, Compilation, Compiler } from 'webpack';
import { webpack } from './webpackTools';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Three rules for loading chunks. A chunk without a hash is rejected. A chunk that failed to load gets a new URL on the
 * next attempt: responses are immutable, so a browser that has cached a broken response would fail forever. (A
 * container that was itself loaded with `?attempt=n` starts counting at n.) A load that joins a request from before any
 * failure is a retry: it makes a request of its own if the joined request fails.
 */
class ChunkRulesRuntimeModule extends RuntimeModule {
  constructor() {
    super('storefront chunk rules', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { getChunkScriptFilename: fileOf, ensureChunk: load, require: webpackRequire } = RuntimeGlobals;
    return Template.asString([
      "var start = /[?]attempt=(\\d+)/.exec(document.currentScript.src) || ['', 0];",
      'var failures = +start[1], suffixes = {}, requestedAt = {};',
      `var fileOf = ${fileOf};`,
      `var load = ${load};`,
      `${fileOf} = (id) => {`,
      '  requestedAt[id] = failures;',
      '  return fileOf(id) + (suffixes[id] || start[0]);',
      '};',
      `${load} = (id) => {`,
      `  if (!${webpackRequire}.sriHashes[id]) return Promise.reject(Error('no hash'));`,
      '  var loading = load(id), isRetry = requestedAt[id] < failures;',
      '  return loading.catch((error) => {',
      `    if (isRetry) return ${load}(id);`,
      "    suffixes[id] = '?attempt=' + ++failures;",
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
