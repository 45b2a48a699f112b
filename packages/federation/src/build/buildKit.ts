import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { type AppFolder, browserConfig } from './browserConfig';
import { runWebpack } from './webpackTools';
import { workspaceRoot } from './folders';

const htmlRule = {
  test: /\.html$/,
  type: 'asset/resource',
  generator: { filename: '[name][ext]' },
} as const;

/**
 * Turns a configuration into one for the kit's page in packages/ui: its document, its fonts, and one script under a
 * fixed name. The page shares nothing, so it needs no host and no remotes.
 */
export function withKitPage(base: Configuration, folder: string): Configuration {
  return {
    ...base,
    name: 'ui',
    entry: { main: ['index.html', 'browser.tsx'].map((file) => join(folder, 'src/kit-page', file)) },
    output: { ...base.output, filename: '[name].js', publicPath: '' },
    resolve: {
      ...base.resolve,
      alias: { 'font-files': join(workspaceRoot(folder), 'packages/tokens/dist/fonts') },
    },
    module: { rules: [...(base.module?.rules ?? []), htmlRule] },
  };
}

/** Builds the kit's page for any static server, from packages/ui. @throws Error when the sources do not compile. */
export async function buildKit(app: AppFolder): Promise<void> {
  await runWebpack(withKitPage(browserConfig(app), app.folder));
}
