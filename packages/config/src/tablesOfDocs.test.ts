import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

// Documents that say which file does what. A file that is renamed or removed changes its rows too.

const textOf = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');

/** Paths in backticks, with a folder and an extension. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.[a-z]+)`/g)].map(([, path = '']) => path);

const isGone = (path: string) => !existsSync(join(root, path));

describe('the table of the specification', () => {
  const text = textOf('specification.md');
  const rowsOf = (section: string) =>
    section.match(/^\| .+ \|$/gm)?.filter((row) => !/^\| (?:Statement|---) \|/.test(row)) ?? [];

  test('has rows for each section', () => {
    const sections = text.split(/^(?=## \d)/m).slice(1);
    const covered = sections.filter((section) => rowsOf(section).length > 0);
    expect(covered.map((section) => section.slice(3, 4))).toEqual([...'123456789']);
  });

  test('names one or two files that exist in each cell', () => {
    const wrong = rowsOf(text).filter((row) => {
      const [statement, ...cells] = row.slice(2, -2).split(' | ');
      const paths = cells.map(pathsIn);
      const isFull = paths.every(({ length }) => length === 1 || length === 2);
      return !statement || cells.length !== 2 || !isFull || paths.flat().some(isGone);
    });
    expect(wrong).toEqual([]);
  });

  test('cites decisions that hold', () => {
    const records = readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 4));
    const cited = [...text.matchAll(/decision (\d{4})/g)].map(([, number]) => number);
    expect(records).toEqual(expect.arrayContaining(cited));
  });
});

test('the tests that docs/security.md names exist', () => {
  const tests = pathsIn(textOf('security.md')).filter((path) => /\.(?:test|spec)\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter(isGone)).toEqual([]);
});
