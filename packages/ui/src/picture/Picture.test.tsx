/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Picture } from './Picture';

const media = {
  original: '/roll-640.webp',
  sources: [{ type: 'image/avif', srcset: '/roll-320.avif 320w, /roll-640.avif 640w' }],
};

test('offers the lighter format and fetches a high-priority picture first', () => {
  render(<Picture media={media} alt="Roll" sizes="25vw" priority="high" />);
  const image = screen.getByRole('img', { name: 'Roll' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).not.toHaveAttribute('loading');
  expect(image).toHaveAttribute('srcset', media.sources[0]?.srcset);
  expect(image).toHaveAttribute('sizes', '25vw');
  expect(image).toHaveAttribute('src', media.original);
});

test('skips a format that some browsers cannot decode', () => {
  const [avif] = media.sources;
  const sources = [{ type: 'image/jxl', srcset: '/roll.jxl 320w' }];
  const { rerender } = render(
    <Picture media={{ ...media, sources: [...sources, ...media.sources] }} alt="Roll" />,
  );
  expect(screen.getByRole('img')).toHaveAttribute('srcset', avif?.srcset);
  rerender(<Picture media={{ ...media, sources }} alt="Roll" />);
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
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

test('another picture is tried after one that failed', () => {
  const { rerender } = render(<Picture media={media} alt="Roll" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture media={{ original: '/soup.webp' }} alt="Soup" />);
  expect(screen.getByRole('img', { name: 'Soup' })).toHaveAttribute('src', '/soup.webp');
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

test('a picture that loaded before hydration stays', async () => {
  const cleanUp = await hydrateLoadedPicture(640);
  expect(screen.getByRole('img', { name: 'Roll' }).tagName).toBe('IMG');
  cleanUp();
});
