import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withoutPrefixer } from './leanEmotionPlugin';
import { packageFolder } from './packageFolder';

/** The code of the style cache that the shell is built with. */
function installedCache(): string {
  const emotion = createRequire(join(packageFolder(), 'package.json')).resolve('@emotion/react');
  const main = createRequire(emotion).resolve('@emotion/cache');
  return readFileSync(join(dirname(main), 'emotion-cache.browser.esm.js'), 'utf8');
}

// Another number means that an upgrade writes it otherwise: the plugin would leave the prefixer on every page.
test('nothing calls the prefixer of the installed style cache, and the rest of the code stays', () => {
  const code = installedCache();
  expect(code.match(/\bprefixer\b/g)).toHaveLength(3);
  const lean = withoutPrefixer(code);
  expect(lean.match(/\bprefixer\b/g)).toHaveLength(2);
  expect(lean.replace('defaultStylisPlugins = []', 'defaultStylisPlugins = [prefixer]')).toBe(code);
});
