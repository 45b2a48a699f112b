import type { Chunk, Compilation, Compiler, Module } from 'webpack';

const pluginName = 'storefront-unused-modules';
/** After the federation plugin has moved modules into the entry, before webpack joins modules. */
const stage = 12;

/** The modules that the roots use, directly or through other modules. */
function usedModules({ moduleGraph }: Compilation, roots: readonly Module[], chunk: Chunk): Set<Module> {
  const used = new Set(roots);
  const visited = new Set(roots);
  const waiting = [...roots];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const state = connection.getActiveState(chunk.runtime);
      if (state === false) continue;
      // A module that only re-exports is visited, but not needed itself.
      if (state === true) used.add(connection.module);
      if (visited.has(connection.module)) continue;
      visited.add(connection.module);
      waiting.push(connection.module);
    }
  }
  return used;
}

/**
 * Removes unused modules from the entry. The federation plugin moves every module that its runtime imports, directly or
 * not, into the entry, even unused modules that webpack has left out: a kilobyte of error texts and a logger.
 */
export const unusedModulesPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation: Compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: pluginName, stage }, (chunks) => {
        const { chunkGraph, moduleGraph } = compilation;
        const isRoot = (module: Module) =>
          [...moduleGraph.getIncomingConnections(module)].some(({ originModule }) => originModule === null);
        for (const chunk of chunks) {
          if (!chunk.hasRuntime()) continue;
          const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
          const used = usedModules(compilation, modules.filter(isRoot), chunk);
          for (const module of modules)
            if (!used.has(module)) chunkGraph.disconnectChunkAndModule(chunk, module);
        }
      });
    });
  },
};
