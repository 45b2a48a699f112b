import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { workspaceRoot } from './workspaceRoot';
import { type AppFolder, browserConfig } from './browserConfig';

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

/** The build of the kit's page. */
export function kitConfig(app: AppFolder): Configuration {
  return withKitPage(browserConfig(app), app.folder);
}
