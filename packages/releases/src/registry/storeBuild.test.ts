import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeBuild } from './storeBuild';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-store-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Sources during whose copying another process stores the same build. */
function sourcesDuringAnotherRelease(appDir: string): readonly (readonly [string, string])[] {
  const file = join(root, 'server.cjs');
  writeFileSync(file, 'mine');
  return Object.assign([['server.cjs', file]] as const, {
    *[Symbol.iterator]() {
      mkdirSync(join(appDir, 'b1'));
      writeFileSync(join(appDir, 'b1/server.cjs'), 'theirs');
      yield ['server.cjs', file] as const;
    },
  });
}

test('a build that somebody else stores meanwhile is left as it is', () => {
  const appDir = join(root, 'catalog');
  storeBuild(sourcesDuringAnotherRelease(appDir), appDir, 'b1');
  expect(readFileSync(join(appDir, 'b1/server.cjs'), 'utf8')).toBe('theirs');
  expect(readdirSync(appDir)).toEqual(['b1']);
});

test('a build that cannot be copied is not stored', () => {
  const appDir = join(root, 'catalog');
  expect(() => storeBuild([['server.cjs', join(root, 'absent.cjs')]], appDir, 'b1')).toThrow('ENOENT');
  expect(readdirSync(appDir)).toEqual([]);
});

test('drafts that a killed process left a day ago are removed, and new drafts are left', () => {
  const appDir = join(root, 'catalog');
  for (const name of ['.draft-old', '.draft-new']) mkdirSync(join(appDir, name), { recursive: true });
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  utimesSync(join(appDir, '.draft-old'), twoDaysAgo, twoDaysAgo);
  storeBuild([], appDir, 'b1');
  expect(readdirSync(appDir).sort()).toEqual(['.draft-new', 'b1']);
});
