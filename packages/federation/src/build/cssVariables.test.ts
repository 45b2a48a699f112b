import { definedVariables, usedVariables } from './cssVariables';

const elevation = { 1: 'var(--e-1)', 2: 'var(--e-2)' };
const tokens = {
  colour: { ink: 'var(--c-ink)', gift: 'var(--c-gift)', line: 'var(--c-line)' },
  elevation,
  tileTint: (group: string) => `var(--t-${group})`,
  shadowOf: (level: 1 | 2) => elevation[level],
  space: [4, 8],
  tokensCss: () =>
    ':root{--c-ink:#000;--c-gift:#f00;--c-line:#eee;--e-1:none;--e-2:none;--t-roll:#fff;--t-soup:#ffe}',
};
const used = (text: string, path = 'mf-content/src/Card.ts') => usedVariables(tokens, [{ path, text }]);
const imported = (names: string) => `import { ${names} } from '@storefront/tokens';\n`;

test('the page defines each variable of the tokens once', () => {
  expect(definedVariables({ tokensCss: () => ':root{--c-b:1;--c-a:2}\n[data-theme=dark]{--c-a:3}' })).toEqual(
    ['--c-a', '--c-b'],
  );
  expect(() => definedVariables({})).toThrow('exports no tokensCss');
});

test.each([
  ['members of an object', `${imported('colour, space')}f(colour.gift, space[1])`, ['--c-gift']],
  ['a member under a number', `${imported('elevation')}f(elevation[2])`, ['--e-2']],
  ['members in a text', imported('colour') + '`0 ${colour.ink}, ${colour.line}`', ['--c-ink', '--c-line']],
  ['an import under another name', `${imported('colour as paint')}f(paint.gift)`, ['--c-gift']],
  [
    'an import over several lines',
    `import {\n  colour,\n} from '@storefront/tokens';\ncolour.ink`,
    ['--c-ink'],
  ],
  ['an import without spaces', `import{colour}from'@storefront/tokens';f(colour.gift)`, ['--c-gift']],
  ['a function that computes the name', `${imported('tileTint')}tileTint(group)`, ['--t-roll', '--t-soup']],
  ['a variable by its own name', `'var(--c-line)'`, ['--c-line']],
  ['a name that a script reads', `style.getPropertyValue('--c-line')`, ['--c-line']],
  ['a computed member', `${imported('elevation')}elevation[level]`, ['--e-1', '--e-2']],
  [
    'an object that it takes apart',
    `${imported('elevation')}const { 1: low } = elevation;`,
    ['--e-1', '--e-2'],
  ],
  ['an object that it spreads', `${imported('elevation')}({ ...elevation })`, ['--e-1', '--e-2']],
  ['a function that reads another token', `${imported('shadowOf')}shadowOf(1)`, ['--e-1', '--e-2']],
])('the variables that a source uses by %s are listed', (_, text, variables) => {
  expect(used(text)).toEqual(variables);
});

test.each([
  ['a variable with a substitute', `'var(--c-gift, red)'`],
  ['a variable of its own', `'--card-ring: 2px; width: var(--card-ring)'`],
  ['an object of the same name', `const colour = { gift: 1 }; f(colour.gift)`],
  ['an imported object that it does not use', imported('colour')],
  ['a member of an imported type', `import type { colour } from '@storefront/tokens';\nf(colour.gift)`],
  ['a variable that it gives a value', `({ '--c-gift': size, ['--c-line']: size })`],
  ['a comment', `/* var(--c-gift), */ f(); // 'var(--c-line)'`],
  ['a key of the same name', `${imported('colour')}({ colour: 1, 'colour': 2 }).colour`],
])('%s is not listed', (_, text) => {
  expect(used(text)).toEqual([]);
});

test.each([
  ['imports the whole package', `import * as tokens from '@storefront/tokens';`],
  ['loads it later', `await import('@storefront/tokens')`],
  ['exports a part of it', `export { colour } from '@storefront/tokens';`],
])('a source that %s uses all variables', (_, text) => {
  expect(used(text)).toEqual(definedVariables(tokens));
});

test('an app has no tokens, or names them among its dependencies', () => {
  expect(usedVariables(undefined, [{ path: 'mf-a/src/a.ts', text: '' }])).toEqual([]);
  const sources = [{ path: '/page/packages/tokens/src/colour.ts', text: '' }];
  expect(() => usedVariables(undefined, sources)).toThrow('not among the dependencies');
});

test('the sources of the tokens themselves are left out: they name all of them', () => {
  expect(used(`'var(--c-gift)'`, '/page/packages/tokens/src/variables.ts')).toEqual([]);
});
