import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, withoutHost } from './leanContainerPlugin';
import { packageFolder } from './packageFolder';

/** The files of the bundler's half of the runtime that remotes are built with. */
function installedHalf(): string[] {
  const federation = createRequire(join(packageFolder(), 'package.json'));
  const enhanced = createRequire(federation.resolve('@module-federation/enhanced'));
  const folder = dirname(enhanced.resolve('@module-federation/webpack-bundler-runtime'));
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}

// A text that is not there means that an upgrade writes it otherwise: the plugin would leave it in each remote's entry.
test.each(constants)('the installed runtime has %j, which becomes %j', (library, container) => {
  const files = installedHalf().filter((code) => code.includes(library));
  expect(files.length).toBeGreaterThan(0);
  for (const code of files) {
    expect(code.split(library)).toHaveLength(2);
    expect(withoutHost(code)).toContain(container);
    expect(withoutHost(code)).not.toBe(code);
  }
});

test('a file of which nothing is constant stays as it is', () => {
  const other = 'const shared = loadShare(key);\nif (USE_REMOTE) {}';
  expect(withoutHost(other)).toBe(other);
});
