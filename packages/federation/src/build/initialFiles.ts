import type { AnyRemoteManifest } from '@storefront/contracts';
import type { InitialFiles } from '@storefront/releases/release';
import type { Stats } from 'webpack';

/** Source file → the scripts that an `import()` of it loads. */
export function filesOfImports({ compilation }: Stats): Map<string, string[]> {
  const { chunkGraph, moduleGraph } = compilation;
  const found = new Map<string, string[]>();
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      const group = chunkGraph.getBlockChunkGroup(block);
      const target = block.dependencies[0] && moduleGraph.getModule(block.dependencies[0]);
      const file = target?.nameForCondition();
      if (!group || !file) continue;
      found.set(file, group.getFiles().filter(isScript));
    }
  }
  return found;
}

export const isScript = (path: string) => path.endsWith('.js');

interface ManifestFiles {
  manifest: AnyRemoteManifest;
  lazyFiles: (loadModule: unknown) => Promise<string[]>;
  imports: Map<string, string[]>;
  /** The container and the manifest's own chunk, which load before any remote module. */
  start: string[];
}

/** The files that each remote module needs first, so that all of them can be preloaded at once. */
export async function initialFiles({
  manifest,
  lazyFiles,
  imports,
  start,
}: ManifestFiles): Promise<InitialFiles> {
  const filesOf = async (modules: Record<string, unknown>) => {
    const result: Record<string, string[]> = {};
    for (const [id, loadModule] of Object.entries(modules)) {
      const sources = await lazyFiles(loadModule);
      result[id] = [...new Set([...start, ...sources.flatMap((source) => imports.get(source) ?? [])])];
    }
    return result;
  };
  return {
    pages: await filesOf(manifest.pages),
    panels: await filesOf(manifest.panels),
    widgets: await filesOf(manifest.widgets),
  };
}
