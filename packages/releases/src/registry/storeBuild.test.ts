import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeBuild } from './storeBuild';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-store-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The sources of a build with two files, and something that happens when the first one is copied. */
function sourcesDuring(happens: () => void): readonly (readonly [string, string])[] {
  const file = join(root, 'server.cjs');
  writeFileSync(file, 'mine');
  const sources = [['server.cjs', file] as const, ['entry.js', file] as const];
  return Object.assign([...sources], {
    *[Symbol.iterator]() {
      yield sources[0];
      happens();
      yield sources[1];
    },
  });
}

test('a build is there as a whole or not at all, also when the process is killed', () => {
  const appDir = join(root, 'catalog');
  storeBuild(
    sourcesDuring(() => expect(readdirSync(appDir)).toEqual([expect.stringMatching(/^\.draft-/)])),
    appDir,
    'b1',
  );
  expect(readdirSync(join(appDir, 'b1')).sort()).toEqual(['entry.js', 'server.cjs']);
});

test('a build that somebody else stores meanwhile is left as it is', () => {
  const appDir = join(root, 'catalog');
  const storeTheirs = () => {
    mkdirSync(join(appDir, 'b1'));
    writeFileSync(join(appDir, 'b1/server.cjs'), 'theirs');
  };
  storeBuild(sourcesDuring(storeTheirs), appDir, 'b1');
  expect(readFileSync(join(appDir, 'b1/server.cjs'), 'utf8')).toBe('theirs');
  expect(readdirSync(appDir)).toEqual(['b1']);
});

test('a build that cannot be copied is not stored', () => {
  const appDir = join(root, 'catalog');
  expect(() => storeBuild([['server.cjs', join(root, 'absent.cjs')]], appDir, 'b1')).toThrow('ENOENT');
  expect(readdirSync(appDir)).toEqual([]);
});
