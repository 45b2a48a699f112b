import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { webpack } from '../build/webpackTools';

/**
 * A development page comes empty, and taking over an empty page is an error that React reports each time. So
 * the host's `hydrateRoot` draws anew here; everything else of react-dom/client is as it is.
 */
export function drawInBrowser(folder: string) {
  const target = join(folder, 'node_modules', '.cache', 'storefront');
  mkdirSync(target, { recursive: true });
  const file = join(target, 'draw-in-browser.cjs');
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
  writeFileSync(file, source.join('\n'));
  return new webpack.NormalModuleReplacementPlugin(/^react-dom\/client$/, file);
}
