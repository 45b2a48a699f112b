import { CacheProvider, keyframes } from '@emotion/react';
import styled, { type CSSObject } from '@emotion/styled';
import { renderToString } from 'react-dom/server';
import { styleNamesIn } from '../../app/state/styleCache';
import { createStyleCache, stylesOf } from './emotionStyles';

function render(style: CSSObject) {
  const cache = createStyleCache('n');
  const Box = styled.div(style);
  const html = renderToString(
    <CacheProvider value={cache}>
      <Box />
    </CacheProvider>,
  );
  return { cache, html };
}

/** The first styles of a page with one element. */
const stylesFor = (style: CSSObject) => {
  const { cache, html } = render(style);
  return stylesOf(html, cache, new Set(), 'n');
};

test.each([
  ['display', 'flex'],
  ['transform', 'none'],
  ['position', 'sticky'],
])('%s: %s gets no prefix', (name, value) => {
  expect(stylesFor({ [name]: value })).toContain(`{${name}:${value};}`);
});

test.each([
  ['mask', 'mask'],
  ['maskImage', 'mask-image'],
  ['userSelect', 'user-select'],
])('%s gets a prefix', (name, property) => {
  expect(stylesFor({ [name]: 'none' })).toContain(`{-webkit-${property}:none;${property}:none;}`);
});

test('styles are written once', () => {
  const { cache, html } = render({ color: 'red' });
  const written = new Set<string>();
  expect(stylesOf(html, cache, written, 'n')).toContain('color:red');
  expect(stylesOf(html, cache, written, 'n')).toBe('');
});

test('a style comes with the first HTML that uses it, and its animation with it', () => {
  const { cache, html } = render({ color: 'red', animation: `${keyframes({ to: { top: 1 } })} 1s` });
  const written = new Set<string>();
  expect(stylesOf('<p class="css-other"></p>', cache, written, 'n')).toBe('');
  expect(stylesOf(html, cache, written, 'n')).toMatch(/@keyframes animation-.*color:red/);
});

test('the browser knows every style from the text of its element', () => {
  const turn = keyframes({ to: { rotate: '1turn' } });
  const { cache, html } = render({
    animation: `${turn} 1s`,
    '&:hover': { color: 'blue' },
    '@media print': { top: 0 },
  });
  const names = Object.keys(cache.inserted);
  expect(names).toHaveLength(2);
  expect(new Set(styleNamesIn(stylesOf(html, cache, new Set(), 'n')))).toEqual(new Set(names));
});
