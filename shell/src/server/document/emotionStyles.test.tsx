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

test('a style has only the prefixes that supported browsers need', () => {
  const { cache, html } = render({
    display: 'flex',
    transform: 'none',
    position: 'sticky',
    mask: 'none',
    maskImage: 'none',
    userSelect: 'none',
  });
  expect(stylesOf(html, cache, new Set(), 'n')).toContain(
    '{display:flex;transform:none;position:sticky;-webkit-mask:none;mask:none;' +
      '-webkit-mask-image:none;mask-image:none;-webkit-user-select:none;user-select:none;}',
  );
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
