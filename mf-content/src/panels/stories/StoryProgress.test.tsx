/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { promo } from '../../testing/rawPromo';
import { StoryProgress } from './StoryProgress';

const stories = [promo({ slug: 'a' }), promo({ slug: 'b' })];

/** The selectors that remove an animation under reduced motion. */
const stoppedSelectors = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.media.mediaText.includes('prefers-reduced-motion'))
    .flatMap((rule) => [...rule.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter((rule) => rule.style.getPropertyValue('animation-name') === 'none')
    .map((rule) => rule.selectorText);

function renderBars() {
  const bars = (isRunning: boolean, current = 0) => (
    <StoryProgress stories={stories} current={current} seconds={5} isRunning={isRunning} />
  );
  const { container, rerender } = render(bars(false));
  const isStopped = () => {
    const selectors = stoppedSelectors();
    expect(selectors).not.toEqual([]);
    return selectors.some((selector) => container.querySelector('[data-state=current]')?.matches(selector));
  };
  return { isStopped, show: (...state: Parameters<typeof bars>) => rerender(bars(...state)) };
}

test('with reduced motion the bar has no animation until the first start; a later pause keeps it', () => {
  const { isStopped, show } = renderBars();
  expect(isStopped()).toBe(true);
  show(true);
  expect(isStopped()).toBe(false);
  show(false);
  expect(isStopped()).toBe(false);
  show(false, 1);
  expect(isStopped()).toBe(false);
});
