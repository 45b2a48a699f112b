import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPackages } from './copyPackages.mjs';

const work = mkdtempSync(join(tmpdir(), 'storefront-packages-'));
const [from, to] = [join(work, 'app'), join(work, 'copied/node_modules')];
afterEach(() => rmSync(work, { recursive: true }));

/** Installs packages by their paths below the folder `app`. */
function install(packages: Record<string, object>) {
  for (const [path, fields] of Object.entries(packages)) {
    mkdirSync(join(from, path), { recursive: true });
    writeFileSync(join(from, path, 'package.json'), JSON.stringify({ version: '1.0.0', ...fields }));
  }
}

const colour = { version: '2.1.0' };

test('a package is copied with what it needs, side by side, once, and without those of other platforms', () => {
  install({
    'node_modules/picture': {
      dependencies: { colour: '2', '@img/linux': '1' },
      optionalDependencies: { '@img/linux': '1', '@img/darwin': '1' },
    },
    'node_modules/picture/node_modules/colour': colour,
    'node_modules/@img/linux': { dependencies: { colour: '2' } },
    'node_modules/@img/linux/node_modules/colour': colour,
  });
  expect(copyPackages(['picture'], { from, to })).toEqual([
    'picture@1.0.0',
    'colour@2.1.0',
    '@img/linux@1.0.0',
  ]);
  for (const name of ['picture', 'colour', '@img/linux']) expect(existsSync(join(to, name))).toBe(true);
  expect(existsSync(join(to, 'picture/node_modules'))).toBe(false);
});

test('a package that needs one that is not installed, or another version of one, is refused', () => {
  install({
    'node_modules/lonely': { dependencies: { missing: '1' } },
    'node_modules/picture': { dependencies: { colour: '2' } },
    'node_modules/picture/node_modules/colour': colour,
    'node_modules/colour': {},
  });
  expect(() => copyPackages(['lonely'], { from, to })).toThrow(/^missing is not installed for .*lonely$/);
  expect(() => copyPackages(['colour', 'picture'], { from, to })).toThrow(
    'colour is needed in the versions 2.1.0 and 1.0.0',
  );
});
