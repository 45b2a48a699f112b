/** @jest-environment jsdom */
import { css } from '@storefront/styles';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LazyOnVisible } from '../lazy-on-visible/LazyOnVisible';
import { Skeleton } from './Skeleton';
import { SkeletonLines } from './SkeletonLines';

function sizeOf(skeleton: ReactElement) {
  const { firstElementChild } = render(skeleton).container;
  if (!firstElementChild) throw new Error('nothing is rendered');
  const { height, margin } = getComputedStyle(firstElementChild);
  return { height, margin };
}

test('a skeleton is a line of text by default', () => {
  expect(sizeOf(<Skeleton />)).toEqual({ height: '14px', margin: '3px 0px' });
});

test('a styled skeleton has the size of its style', () => {
  const photoClass = css({ height: 'auto', margin: 0, aspectRatio: '3 / 2' });
  expect(sizeOf(<Skeleton className={photoClass} />)).toEqual({ height: 'auto', margin: '0px' });
  const cardClass = css({ height: 200, margin: 0 });
  expect(sizeOf(<Skeleton className={cardClass} />)).toEqual({ height: '200px', margin: '0px' });
});

test('other shapes do not have the margin of a line', () => {
  expect(sizeOf(<Skeleton shape="row" />)).toEqual({ height: '64px', margin: '0px' });
  expect(sizeOf(<Skeleton shape="title" />)).toEqual({ height: '20px', margin: '4px 0px' });
});

test('skeletons of lines have the line height of the text, 24 px, and the last is short', () => {
  const { firstElementChild: lines } = render(<SkeletonLines count={3} />).container;
  if (!lines) throw new Error('nothing is rendered');
  // Margins of blocks in normal flow would collapse.
  expect(getComputedStyle(lines).display).toBe('grid');
  const heights = [...lines.children].map((line) => {
    const { height, marginTop, marginBottom } = getComputedStyle(line);
    return [height, marginTop, marginBottom].map(Number.parseFloat).reduce((sum, size) => sum + size);
  });
  expect(heights).toEqual([24, 24, 24]);
  expect([...lines.children].map((line) => line.getAttribute('data-width'))).toEqual([
    'full',
    'full',
    'half',
  ]);
});

test('in a placeholder that waits for the viewport the shimmer stands still', () => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  const hasShimmer = (skeleton: Element | null) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const animations = rules.flatMap((rule) => {
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.endsWith('::after')) return [];
      return skeleton?.matches(rule.selectorText.replace('::after', '')) ? [rule.style.animation] : [];
    });
    return animations.at(-1) !== 'none';
  };
  const { container } = render(<Skeleton shape="row" />);
  expect(hasShimmer(container.firstElementChild)).toBe(true);
  const waiting = render(<LazyOnVisible placeholder={<Skeleton shape="row" />}>карта</LazyOnVisible>);
  expect(hasShimmer(waiting.container.querySelector('span'))).toBe(false);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});
