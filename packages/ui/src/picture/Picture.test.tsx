/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Picture } from './Picture';

const media = {
  original: '/roll-640.webp',
  sources: [{ type: 'image/avif', srcset: '/roll-320.avif 320w, /roll-640.avif 640w' }],
  color: '#D9A441',
};

test('offers the lighter formats and fetches a high-priority picture first', () => {
  const { container } = render(<Picture media={media} alt="Roll" sizes="25vw" priority="high" />);
  const image = screen.getByRole('img', { name: 'Roll' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).not.toHaveAttribute('loading');
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('srcset', media.sources[0]?.srcset);
  expect(source).toHaveAttribute('sizes', '25vw');
});

test('loads lazily by default', () => {
  render(<Picture media={media} alt="Roll" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});

test('the mark replaces a picture that fails, under the same name', () => {
  render(<Picture media={media} alt="Roll" />);
  fireEvent.error(screen.getByRole('img', { name: 'Roll' }));
  expect(screen.getByRole('img', { name: 'Roll' }).tagName).toBe('SPAN');
});

test('without a picture and an alt text it is decoration', () => {
  render(<Picture media={null} alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

/** Hydrates server HTML after its picture has finished loading, so the picture's events do not fire again. */
async function hydrateLoadedPicture(naturalWidth: number) {
  const picture = <Picture media={media} alt="Roll" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(picture);
  document.body.append(container);
  const image = container.querySelector('img');
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: naturalWidth } });
  const root = await act(async () => hydrateRoot(container, picture));
  return () => {
    act(() => root.unmount());
    container.remove();
  };
}

test('the mark replaces a picture that failed before hydration', async () => {
  const cleanUp = await hydrateLoadedPicture(0);
  expect(screen.getByRole('img', { name: 'Roll' }).tagName).toBe('SPAN');
  cleanUp();
});

test('a picture that loaded before hydration stays, without its placeholder colour', async () => {
  const cleanUp = await hydrateLoadedPicture(640);
  const image = screen.getByRole('img', { name: 'Roll' });
  expect(image.tagName).toBe('IMG');
  expect(image.closest('span')?.querySelector('svg')).not.toBeInTheDocument();
  cleanUp();
});
