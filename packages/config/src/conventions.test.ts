import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findModuleEffects } from './moduleScope.mjs';
import { remoteFolders, root } from './workspace.mjs';

const outside =
  /(?:^|\/)(?:node_modules|dist|fixtures|dish-illustrations|dish-studio|restaurant-studio|\.[a-z]+)(?:\/|$)/;
const vagueNames = ['utils', 'helpers', 'hooks', 'types', 'components', 'common'];

/** Every file of the workspace, relative to the root. */
function walk(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = relative(root, join(folder, entry.name));
    if (outside.test(path)) return [];
    return entry.isDirectory() ? walk(join(root, path)) : [path];
  });
}

/** The code of a component without comments: those may quote Russian texts. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
}

/**
 * Words of a private dialect: say render, placeholder, unavailable, again, timeoutMs, reported; for «nobody» name the
 * subject. At the start of a word or, with a capital, inside an identifier; a phrase may run over the end of a line.
 */
const dialect =
  /(?:(?<![a-zA-Z])(?:draw[ns]?|drew|owed|nobody|told|anew|patience)|Draw[ns]?|Drew|Owed|Nobody|Told|Anew|Patience|Quietly)(?![a-z])|\bto[\s*/]+be[\s*/]+had\b/g;

/** Code that draws on a canvas, where «draw» is the field's term. */
const canvasCode =
  /^packages\/(?:maps\/src\/(?:embedded|schematic)|demo-chain\/(?:dish|restaurant)-studio)\/|^packages\/(?:forms\/src\/(?:photos|testing)|e2e\/src\/engines)\//;

/** The innermost style objects that set `overflow` to `auto` or `scroll`. */
function stylesThatScroll(text: string): string[] {
  return [...text.matchAll(/\boverflow[XY]?: '(?:auto|scroll)'/g)].map(({ index }) => {
    let [start, end] = [index, index];
    for (let depth = 0; depth >= 0 && start > 0; start -= 1) depth += depthChange(text[start - 1], '}', '{');
    for (let depth = 0; depth >= 0 && end < text.length; end += 1) depth += depthChange(text[end], '{', '}');
    return text.slice(start, end);
  });
}
const depthChange = (char: string | undefined, opening: string, closing: string) =>
  char === opening ? 1 : char === closing ? -1 : 0;
const isUnpositioned = (style: string) => !/\bposition: '/.test(style);

const files = walk();
const foldersOf = (path: string): string[] => (path === '.' ? [] : [path, ...foldersOf(dirname(path))]);
const folders = [...new Set(files.flatMap((path) => foldersOf(dirname(path))))];

describe('conventions of the code base', () => {
  it('cover the apps and the packages', () => {
    expect(folders).toEqual(expect.arrayContaining(['shell/src/app', 'mf-catalog/src', 'packages/ui/src']));
  });

  it('forbid folders with vague names', () => {
    expect(folders.filter((path) => vagueNames.includes(path.split('/').at(-1) ?? ''))).toEqual([]);
  });

  it('keep texts for customers in messages.ts, not in components', () => {
    const components = files.filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'));
    const withTexts = components.filter((path) =>
      /\p{Script=Cyrillic}/u.test(withoutComments(readFileSync(join(root, path), 'utf8'))),
    );
    expect(withTexts.filter((path) => !path.includes('/testing/'))).toEqual([]);
  });

  it('position every element that scrolls: else its visually hidden texts lie outside, and make its parent scroll', () => {
    const unpositioned = files
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
      .filter((path) => stylesThatScroll(readFileSync(join(root, path), 'utf8')).some(isUnpositioned));
    expect(unpositioned).toEqual([]);
  });

  it('allow index.ts only as the entry of a package, a part of a package or a feature', () => {
    const entries = /^packages\/[^/]+\/src\/(?:[^/]+\/)?index\.ts$|\/src\/features\/[^/]+\/index\.ts$/;
    expect(files.filter((path) => /(?:^|\/)index\.tsx?$/.test(path) && !entries.test(path))).toEqual([]);
  });

  const packages = folders.filter((path) => /^packages\/[^/]+\/src$/.test(path)).map((path) => dirname(path));
  // The tests of e2e are no unit tests: they need builds, servers and a browser.
  const hasUnitTests = (folder: string) =>
    folder !== 'packages/e2e' &&
    files.some((path) => path.startsWith(`${folder}/src/`) && /\.test\.tsx?$/.test(path));

  const apps = ['shell', ...remoteFolders()];
  it.each([...apps, ...packages])('let the team of %s check it alone', (folder) => {
    const read = (file: string): { scripts?: object; include?: string[] } =>
      JSON.parse(readFileSync(join(root, folder, file), 'utf8'));
    const up = relative(join(root, folder), root);
    expect(read('package.json').scripts).toMatchObject({
      types: 'tsc -p .',
      lint: `cd ${up} && oxlint --type-aware --deny-warnings ${folder}`,
      ...(hasUnitTests(folder) && { unit: `cd ${up} && jest --roots ${folder}/src` }),
      ...(apps.includes(folder) && {
        'can-i-release': `cd ${up} && node packages/releases/bin/registry.mjs can-i-release ${folder}`,
      }),
    });
    expect(read('tsconfig.json')).toMatchObject({ extends: `${up}/tsconfig.json` });
    expect(read('tsconfig.json').include).toContain('src');
  });

  it('name the owner of every app and package in CODEOWNERS', () => {
    const owners = readFileSync(join(root, 'CODEOWNERS'), 'utf8');
    const owned = [...owners.matchAll(/^\/(\S+)\/ +@/gm)].map(([, folder]) => folder);
    expect(owned).toEqual(expect.arrayContaining(['shell', ...remoteFolders(), ...packages]));
  });

  it('keep side effects out of module scope in remotes: loading one must start nothing', () => {
    const apps = remoteFolders().map((folder) => `${folder}/src/`);
    const sources = files.filter(
      (path) =>
        apps.some((folder) => path.startsWith(folder)) &&
        /\.tsx?$/.test(path) &&
        !/\.test\.tsx?$|\/testing\//.test(path),
    );
    expect(sources.length).toBeGreaterThan(100);
    const planted = 'void start();\nconst width =\n  window.innerWidth;\nexport const go = () => fetch(url);';
    expect(findModuleEffects(planted).map(({ line }) => line)).toEqual([1, 2]);
    const found = sources.flatMap((path) =>
      findModuleEffects(readFileSync(join(root, path), 'utf8')).map(
        ({ line, text }) => `${path}:${line} ${text}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('write the name of a panel, event or widget out at its use, where the release gate reads it', () => {
    // The gate also reads the fields of tables, such as `panel: 'cart'`, and `data-opens`.
    const calls = 'emit|on|useEvent|openPanel|replacePanel|preloadPanel|opensPanel';
    const unnamed = new RegExp(
      `(?<![.\\w])(?:(?:${calls})\\(|<Widget\\s+id=\\{)\\s*(?!['"][^'"]*['"]\\s*[,)]|\\w+\\.(?:panel|event|id)\\b|\\w+\\??:|\\))[^\\n]*`,
      'g',
    );
    const bad = [
      'openPanel(next)',
      "openPanel(isGuest ? 'auth' : 'profile')",
      "openPanel(panels['x'])",
      "emit(prefix + ':done', {})",
      'emit(`a:${verb}`, {})',
      '<Widget id={id} />',
    ];
    expect(bad.join('\n').match(unnamed)).toEqual(bad);
    expect("emit('a:b', {}); row.on(name); openPanel(row.panel); emit(name: Name)").not.toMatch(unnamed);
    const sources = files.filter(
      (path) =>
        /^(?:shell|mf-|packages\/(?!contracts\/))\S*\.tsx?$/.test(path) &&
        !/\.test\.tsx?$|\/(?:testing|render-thread)\/|\/usePanelLinks\.ts$/.test(path),
    );
    const found = sources.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(unnamed)].map(([call]) => `${path}: ${call}`),
    );
    expect(found).toEqual([]);
  });

  it('use the words of the field in identifiers, comments, test titles and documents', () => {
    expect('/** Owed: not to\n * be had. */ isDrawnAgain(anew, withdrawn);'.match(dialect)).toHaveLength(4);
    const found = files
      .filter((path) => /\.(?:tsx?|mjs|md)$/.test(path) && !path.endsWith('/conventions.test.ts'))
      .flatMap((path) =>
        (readFileSync(join(root, path), 'utf8').match(dialect) ?? [])
          .filter((word) => !(canvasCode.test(path) && /^dr[ae]w/i.test(word)))
          .map((word) => `${path}: ${word}`),
      );
    expect(found).toEqual([]);
  });
});

describe('the decision records', () => {
  const folder = join(root, 'docs/decisions');
  const records = readdirSync(folder).filter((file) => /^\d/.test(file));
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

  it('have a number, a title, a status and a date, and are in the index once', () => {
    const rows = records.map((file) => {
      const [, number, title] =
        /^# (\d{4})\. (.+)\n\nStatus: accepted\nDate: \d{4}-\d\d-\d\d\n/.exec(textOf(file)) ?? [];
      return `- ${number} [${title}](${file})`;
    });
    expect(
      textOf('README.md')
        .match(/^- .*$/gm)
        ?.toSorted(),
    ).toEqual(rows);
  });

  it('are few and short: a new decision is written into the record that it changes', () => {
    expect(records.length).toBeLessThanOrEqual(60);
    const words = [...records, 'README.md'].flatMap((file) => textOf(file).match(/\S+/g) ?? []);
    expect(words.length).toBeLessThanOrEqual(15_000);
  });
});
