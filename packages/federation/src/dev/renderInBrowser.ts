import { createRequire } from 'node:module';
import { join } from 'node:path';
import { webpack } from '../build/webpackTools';
import { writeModule } from '../build/writeModule';

/**
 * A development page has no server-rendered content, and hydrating an empty page is an error that React reports every
 * time. So here the host's `hydrateRoot` renders from scratch; the rest of react-dom/client is unchanged.
 */
export function renderInBrowser(folder: string) {
  const real = createRequire(join(folder, 'package.json')).resolve('react-dom/client');
  const source = [
    `const client = require(${JSON.stringify(real)});`,
    'function hydrateRoot(container, node, options) {',
    '  const root = client.createRoot(container, options);',
    '  root.render(node);',
    '  return root;',
    '}',
    'module.exports = { ...client, hydrateRoot };',
    '',
  ];
  const file = writeModule(folder, 'render-in-browser.cjs', source.join('\n'));
  return new webpack.NormalModuleReplacementPlugin(/^react-dom\/client$/, file);
}
