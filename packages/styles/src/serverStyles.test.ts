import { css, cx, keyframes } from './emotion';
import { styleNamesIn, stylesOf } from './serverStyles';

const html = (...classes: string[]) => `<p class="${classes.join(' ')}"></p>`;

test('a style has only the prefixes that supported browsers need', () => {
  const boxClass = css({
    display: 'flex',
    transform: 'none',
    position: 'sticky',
    mask: 'none',
    maskImage: 'none',
    userSelect: 'none',
  });
  expect(stylesOf(html(boxClass), new Set())).toBe(
    `.${boxClass}{display:flex;transform:none;position:sticky;-webkit-mask:none;mask:none;` +
      '-webkit-mask-image:none;mask-image:none;-webkit-user-select:none;user-select:none;}',
  );
});

test('a style comes with the first HTML that uses it, once, and its animation before it', () => {
  const boxClass = css({ color: 'red', animation: `${keyframes({ to: { top: 1 } })} 1s` });
  const written = new Set<string>();
  expect(stylesOf(html('css-other'), written)).toBe('');
  expect(stylesOf(html(boxClass), written)).toMatch(/^@keyframes animation-.*color:red/);
  expect(stylesOf(html(boxClass), written)).toBe('');
});

test('styles are written in the order in which they were made', () => {
  const [first, second] = [css({ top: 1 }), css({ top: 2 })];
  expect(styleNamesIn(stylesOf(html(second, first), new Set()))).toEqual(
    [first, second].map((name) => name.replace('css-', '')),
  );
});

test('of several classes the last one decides, whichever was made first', () => {
  const [small, large] = [css({ width: 1, color: 'red' }), css({ width: 9 })];
  const both = cx(large, undefined, small);
  expect(stylesOf(html(both), new Set())).toBe(`.${both}{width:9px;width:1px;color:red;}`);
  expect(cx(large, false, small)).toBe(both);
  expect(cx(small, large)).not.toBe(both);
});

test('a class of another origin stays beside the others', () => {
  expect(cx(css({ left: 1 }), 'map')).toMatch(/^(?=.*\bmap\b)(?=.*\bcss-\w+)/);
});
