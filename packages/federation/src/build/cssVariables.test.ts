import { definedVariables, usedVariables } from './cssVariables';

const tokens = {
  colour: { ink: 'var(--c-ink)', gift: 'var(--c-gift)', line: 'var(--c-line)' },
  elevation: { 1: 'var(--e-1)', 2: 'var(--e-2)' },
  tileTint: (group: string) => `var(--t-${group})`,
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
  ['a function that computes the name', `${imported('tileTint')}tileTint(group)`, ['--t-roll', '--t-soup']],
  ['a variable by its own name', `'var(--c-line)'`, ['--c-line']],
  ['a name that a script reads', `style.getPropertyValue('--c-line')`, ['--c-line']],
])('the variables that a source uses by %s are listed', (_, text, variables) => {
  expect(used(text)).toEqual(variables);
});

test.each([
  ['a variable with a substitute', `'var(--c-gift, red)'`],
  ['a variable of its own', `'--card-ring: 2px; width: var(--card-ring)'`],
  ['an object of the same name', `const colour = { gift: 1 }; f(colour.gift)`],
  ['an imported object that it does not use', imported('colour')],
])('%s is not listed', (_, text) => {
  expect(used(text)).toEqual([]);
});

test('the sources of the tokens themselves are left out: they name all of them', () => {
  expect(used(`'var(--c-gift)'`, '/page/packages/tokens/src/variables.ts')).toEqual([]);
});
