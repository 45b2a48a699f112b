/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

const media = {
  original: '/roll-640.webp',
  sources: [{ type: 'image/avif', srcset: '/roll-320.avif 320w, /roll-640.avif 640w' }],
  color: '#D9A441',
};

test('offers the lighter formats and fetches the first row ahead', () => {
  const { container } = render(<Picture media={media} alt="Roll" sizes="25vw" priority="high" />);
  const image = screen.getByRole('img', { name: 'Roll' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).not.toHaveAttribute('loading');
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('srcset', media.sources[0]?.srcset);
  expect(source).toHaveAttribute('sizes', '25vw');
});

test('the rest comes lazily', () => {
  render(<Picture media={media} alt="Roll" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});

test('the fox stands in for a picture that fails, with the same words', () => {
  render(<Picture media={media} alt="Roll" />);
  fireEvent.error(screen.getByRole('img', { name: 'Roll' }));
  expect(screen.getByRole('img', { name: 'Roll' }).tagName).toBe('SPAN');
});

test('no picture and no words: decoration', () => {
  render(<Picture media={null} alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
