import { CacheProvider, keyframes } from '@emotion/react';
import styled, { type CSSObject } from '@emotion/styled';
import { renderToString } from 'react-dom/server';
import { styleNamesIn } from '../../app/state/styleCache';
import { createStyleCache, stylesSince } from './emotionStyles';

function render(style: CSSObject) {
  const cache = createStyleCache('n');
  const Box = styled.div(style);
  renderToString(
    <CacheProvider value={cache}>
      <Box />
    </CacheProvider>,
  );
  return cache;
}

test.each([
  ['display', 'flex'],
  ['transform', 'none'],
  ['position', 'sticky'],
])('%s: %s gets no prefix', (name, value) => {
  expect(stylesSince(render({ [name]: value }), new Set(), 'n')).toContain(`{${name}:${value};}`);
});

test.each([
  ['mask', 'mask'],
  ['maskImage', 'mask-image'],
  ['userSelect', 'user-select'],
])('%s gets a prefix', (name, property) => {
  expect(stylesSince(render({ [name]: 'none' }), new Set(), 'n')).toContain(
    `{-webkit-${property}:none;${property}:none;}`,
  );
});

test('styles are written once', () => {
  const [cache, written] = [render({ color: 'red' }), new Set<string>()];
  expect(stylesSince(cache, written, 'n')).toContain('color:red');
  expect(stylesSince(cache, written, 'n')).toBe('');
});

test('the browser knows every style from the text of its element', () => {
  const turn = keyframes({ to: { rotate: '1turn' } });
  const cache = render({ animation: `${turn} 1s`, '&:hover': { color: 'blue' }, '@media print': { top: 0 } });
  const names = Object.keys(cache.inserted);
  expect(names).toHaveLength(2);
  expect(new Set(styleNamesIn(stylesSince(cache, new Set(), 'n')))).toEqual(new Set(names));
});
