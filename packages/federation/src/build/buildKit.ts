import { kitConfig } from './kitConfig';
import { runWebpack } from './webpackTools';

interface BuildKitOptions {
  /** The folder of packages/ui. */
  folder: string;
  /** Gets `index.html` with its script and fonts. */
  outDir: string;
}

/** Builds the kit's page for any static server. @throws Error when the sources do not compile. */
export async function buildKit(options: BuildKitOptions): Promise<void> {
  await runWebpack(kitConfig(options));
}
