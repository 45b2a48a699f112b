import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from './userError.mjs';
import { root } from './workspace.mjs';

const template = join(root, 'packages/config/remote-template');
const suffix = '.template';

/**
 * The tables and lists that name each remote, with the line before which a new one is named.
 * @type {readonly { file: string, before: RegExp, line: string }[]}
 */
const entries = [
  {
    file: 'packages/contracts/src/remotes/remotes.ts',
    before: /^\} as const;$/m,
    line: "  __name__: { folder: 'mf-__name__' },",
  },
  {
    file: 'packages/contracts/src/pages/routes.ts',
    before: /^ {2}\/\/ The back end's pages by their SEO url/m,
    line: "  __name__: { path: '/__name__', owner: '__name__', guards: [] },",
  },
  {
    file: 'packages/contracts/src/tables/panels.ts',
    before: /^\} as const satisfies Record<string, PanelContract>;$/m,
    line: "  __name__: { owner: '__name__', shape: 'panel', params: noParams },",
  },
  {
    file: 'packages/contracts/src/tables/widgets.ts',
    before: /^\} as const satisfies Record<string, WidgetContract>;$/m,
    line: "  /** A link to the page of `__name__`. */\n  '__name__:teaser': { owner: '__name__', props: z.object({}) },",
  },
  // Every page, panel and widget is opened once by the tests of all.
  {
    file: 'shell/src/testing/pageExpectations.ts',
    before: /^ {2}landing: \[/m,
    line: "  __name__: ['__title__'],",
  },
  {
    file: 'shell/src/shared/routing/guards.test.ts',
    before: /^ {2}landing: everybody,$/m,
    line: '  __name__: everybody,',
  },
  {
    file: 'packages/e2e/src/engines/panels.spec.ts',
    before: /^ {2}burger: \{\},$/m,
    line: '  __name__: {},',
  },
  {
    file: 'packages/testing/src/stub-shell/sampleProps.ts',
    before: /^ {2}'restaurants:bookings': /m,
    line: "  '__name__:teaser': {},",
  },
  { file: 'CODEOWNERS', before: /^\n# Packages with one owner$/m, line: '/mf-__name__/ @kitsune/__name__' },
  { file: 'README.md', before: /^packages\/$/m, line: 'mf-__name__/  __title__' },
];

/**
 * The text of a template for a remote.
 * @param {string} text
 * @param {{ name: string, title: string }} remote
 */
const fill = (text, { name, title }) =>
  text
    .replaceAll('__name__', name)
    .replaceAll('__Name__', name.charAt(0).toUpperCase() + name.slice(1))
    .replaceAll('__title__', title);

/** First steps of paths that are no pages, and the shell. */
const taken = ['shell', 'api', 'assets', 'mf'];

/**
 * Makes the folder of a new remote with a page, a panel, a widget, their tests and a CI script, and names it in the tables of the
 * contracts, in CODEOWNERS and in the README.
 * @param {{ name: string, title: string, folder?: string }} options `name` as in `loyalty`; `title` is
 *   shown to customers; `folder` is the root of the workspace
 * @throws UserError before anything is written, when the name or the title cannot be used.
 */
export function createRemote({ name, title, folder = root }) {
  if (!/^[a-z]+$/.test(name)) {
    throw new UserError(
      `"${name}" is no name of a remote. It is a word of small Latin letters, such as loyalty.`,
    );
  }
  if (taken.includes(name)) throw new UserError(`"${name}" is taken: choose another name.`);
  if (!/^[\p{L}\p{N} ,.:«»—-]+$/u.test(title))
    throw new UserError(`"${title}" has signs that a title has not.`);
  const remote = { name, title };
  const target = join(folder, `mf-${name}`);
  if (existsSync(target)) throw new UserError(`There is a folder mf-${name} already.`);
  const edits = entries.map(({ file, before, line }) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const place = text.search(before);
    if (place === -1) throw new Error(`${file} has no ${before}`);
    if (new RegExp(`^  ${name}: \\{`, 'm').test(text)) {
      throw new UserError(`${file} has an entry "${name}" already: choose another name.`);
    }
    return { file, text: `${text.slice(0, place)}${fill(line, remote)}\n${text.slice(place)}` };
  });
  for (const { file, text } of edits) writeFileSync(join(folder, file), text);
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(suffix)) continue;
    const copy = join(target, fill(file.slice(0, -suffix.length), remote));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, fill(readFileSync(join(template, file), 'utf8'), remote));
  }
}
