/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PromoTextSkeleton } from './PromoTextSkeleton';

test('lines stand as far apart as those of the text, 24 px', () => {
  const { container } = render(<PromoTextSkeleton />);
  const lines = [...container.querySelectorAll('[data-shape=text]')];
  expect(lines).toHaveLength(3);
  const parent = lines[0]?.parentElement;
  if (!parent || !lines[0]) throw new Error('no lines are rendered');
  // Margins of blocks in normal flow would collapse.
  const { display, gap } = getComputedStyle(parent);
  expect(display).toBe('flex');
  const { height, marginTop, marginBottom } = getComputedStyle(lines[0]);
  const sizes = [height, marginTop, marginBottom, gap].map((size) => Number.parseFloat(size));
  expect(sizes.reduce((sum, size) => sum + size)).toBe(24);
});
