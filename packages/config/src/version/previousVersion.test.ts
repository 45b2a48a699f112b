import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previousVersion } from './previousVersion.mjs';

let folder: string;
const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@shop.example', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** Writes files and commits them. Returns the commit. */
function commit(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  git('add', '.');
  git('commit', '--quiet', '--message', 'A change');
  return git('rev-parse', 'HEAD');
}
const manifest = (version: string, scripts = {}) =>
  JSON.stringify({ name: 'storefront', version, scripts }, null, 2);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-history-'));
  mkdirSync(join(folder, 'docs'));
  git('init', '--quiet');
  commit({ 'package.json': manifest('1.0.0') });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('it is the last tag before this commit', () => {
  git('tag', '-a', '-m', '1.0.0', 'v1.0.0');
  const last = commit({ code: 'one' });
  git('tag', '-a', '-m', '1.1.0', 'v1.1.0');
  git('tag', 'vintage');
  commit({ code: 'two' });
  commit({ code: 'three' });
  expect(previousVersion(folder)).toBe(last);
});

test('for the commit of a version it is the version before', () => {
  const last = git('rev-parse', 'HEAD');
  git('tag', 'v1.0.0');
  commit({ 'package.json': manifest('1.1.0') });
  git('tag', 'v1.1.0');
  expect(previousVersion(folder)).toBe(last);
});

test('without a tag it is the last commit that changed the version, and no other line of that name', () => {
  const last = commit({ 'package.json': manifest('1.1.0') });
  commit({ 'package.json': manifest('1.1.0', { version: 'node version.mjs' }) });
  commit({ code: 'one' });
  expect(previousVersion(folder)).toBe(last);
});

test('there is none when an archive would have the same files', () => {
  commit({ 'docs/operating.md': 'one', 'README.md': 'one', 'a.test.ts': 'one' });
  expect(previousVersion(folder)).toBeUndefined();
  writeFileSync(join(folder, 'package.json'), manifest('1.0.0', { start: 'node server.mjs' }));
  expect(previousVersion(folder)).toBe(git('rev-parse', 'HEAD^'));
});

test('there is none in a clone without its history', () => {
  commit({ code: 'one' });
  commit({ code: 'two' });
  const whole = folder;
  folder = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth=2', `file://${whole}`, folder], { stdio: 'ignore' });
  expect(previousVersion(folder)).toBeUndefined();
  folder = whole;
});
