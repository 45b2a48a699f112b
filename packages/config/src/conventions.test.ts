import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './workspace.mjs';

const outside = /(?:^|\/)(?:node_modules|dist|fixtures|demo|\.[a-z]+)(?:\/|$)/;
const vagueNames = ['utils', 'helpers', 'hooks', 'types', 'components', 'common'];

/** Every folder and file of ours, relative to the root. */
function walk(folder = root): { folders: string[]; files: string[] } {
  const entries = readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ path: relative(root, join(folder, entry.name)), isFolder: entry.isDirectory() }))
    .filter(({ path }) => !outside.test(path));
  const folders = entries.filter(({ isFolder }) => isFolder).map(({ path }) => path);
  const below = folders.map((path) => walk(join(root, path)));
  return {
    folders: [...folders, ...below.flatMap((inner) => inner.folders)],
    files: [
      ...entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path),
      ...below.flatMap((inner) => inner.files),
    ],
  };
}

/** A component's text without its comments, which may quote what a customer sees. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
}

const { folders, files } = walk();

describe('conventions of the code base', () => {
  it('looks at all of it', () => {
    expect(folders).toEqual(expect.arrayContaining(['shell/src/app', 'mf-catalog/src', 'packages/ui/src']));
  });

  it('has no folder whose name says nothing', () => {
    expect(folders.filter((path) => vagueNames.includes(path.split('/').at(-1) ?? ''))).toEqual([]);
  });

  it('keeps texts for people in messages.ts, not in components', () => {
    const components = files.filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));
    const speaking = components.filter((path) =>
      /\p{Script=Cyrillic}/u.test(withoutComments(readFileSync(join(root, path), 'utf8'))),
    );
    expect(speaking.filter((path) => !path.includes('/testing/'))).toEqual([]);
  });

  it('has no barrel beside the doors of packages, parts of a package and features', () => {
    const doors = /^packages\/[^/]+\/src\/(?:[^/]+\/)?index\.ts$|\/src\/features\/[^/]+\/index\.ts$/;
    expect(files.filter((path) => /(?:^|\/)index\.tsx?$/.test(path) && !doors.test(path))).toEqual([]);
  });
});
