import { fontFaceCss } from './fontFaceCss';
import { globalCss, resetCss } from './globalCss';
import { sampleBrand } from './sample-brand';
import { space } from './scales';
import { textStyleRules, textStyles } from './text-styles';
import { tileGroup, tileTint } from './tints';
import { tokensCss } from './tokensCss';
import { colour } from './variables';

function names(block: string): string[] {
  return [...block.matchAll(/(--[\w-]+):/g)].map((match) => match[1] ?? '');
}

test('both themes define every colour that code can name', () => {
  const [light = '', dark = '', system = ''] = tokensCss().split('\n');
  for (const value of Object.values(colour)) {
    const name = value.slice(4, -1);
    expect(names(light)).toContain(name);
    expect(names(dark)).toContain(name);
    expect(names(system)).toContain(name);
  }
  expect(light).toContain('color-scheme:light');
  expect(dark).toMatch(/^:root\[data-theme=dark\]\{color-scheme:dark/);
});

test('every variable that is used is defined', () => {
  const defined = new Set(names(tokensCss()));
  const used = [...`${globalCss}${resetCss}`.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
  expect(used.filter((name) => !defined.has(name ?? ''))).toEqual([]);
});

test('a brand changes the CSS of both themes', () => {
  const css = tokensCss(sampleBrand);
  expect(css).toContain('--c-accent:#0B6B6B');
  expect(css).toContain('--c-accent:#4FD1C5');
  expect(css).toContain('--t-roll:#E9F1F2');
  expect(css).not.toContain('#D13A12');
});

test('a malformed colour throws', () => {
  const broken = { ...sampleBrand, light: { ...sampleBrand.light, plum: '#12' as const } };
  expect(() => tokensCss(broken)).toThrow('not a #RRGGBB colour: #12');
});

test('a group the design does not know gets the neutral tile', () => {
  expect(tileTint('soup')).toBe('var(--t-soup)');
  expect(tileTint('season')).toBe('var(--t-sauce)');
  expect(tileGroup('season')).toBe('sauce');
});

test('font faces point at the given files and never block text', () => {
  const css = fontFaceCss({ cyrillic: '/f/c.woff2', latin: '/f/l.woff2', rouble: '/f/r.woff2' });
  expect(css.match(/font-display:swap/g)).toHaveLength(3);
  expect(css).toContain('url("/f/r.woff2")');
  expect(css).toContain('unicode-range:U+20BD}');
  expect(css).toContain('size-adjust:106.3%');
});

test('headings grow on wide screens', () => {
  expect(textStyleRules('h2', textStyles.h2)).toBe(
    [
      'h2{font-weight:700;font-variation-settings:"SHRP" 100;letter-spacing:-0.012em;font-size:1.5rem;line-height:1.75rem}',
      '@media (min-width: 768px){h2{font-size:1.875rem;line-height:2.25rem}}',
    ].join('\n'),
  );
});

test('space keeps to the grid', () => {
  expect(space.every((step) => step % 4 === 0)).toBe(true);
});
