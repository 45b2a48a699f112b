import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const here = createRequire(__filename);
const enhanced = dirname(here.resolve('@module-federation/enhanced/webpack'));

function scriptsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => join(folder, path));
}

test('every private file of webpack that enhanced requires exists', () => {
  const webpackFolder = dirname(here.resolve('webpack/package.json'));
  const inWebpack = createRequire(join(webpackFolder, 'package.json'));
  const named = new Set(
    scriptsBelow(enhanced).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/["'](webpack\/lib\/[\w/.-]+)["']/g)].map(
        ([, path = '']) => path,
      ),
    ),
  );
  expect(named.size).toBeGreaterThan(20);
  const missing = [...named].filter((path) => {
    try {
      return !inWebpack.resolve(join(webpackFolder, path.slice('webpack/'.length)));
    } catch {
      return true;
    }
  });
  expect(missing).toEqual([]);
});

test('there is one webpack, and it is the pinned one', () => {
  const fromEnhanced = createRequire(join(enhanced, 'index.js')).resolve('webpack/package.json');
  expect(realpathSync(fromEnhanced)).toBe(realpathSync(here.resolve('webpack/package.json')));
  expect(JSON.parse(readFileSync(fromEnhanced, 'utf8')).version).toBe('5.110.3');
});
