/** @jest-environment jsdom */
import { type Brand, BrandProvider } from '@storefront/contracts';
import { parseBrand } from '@storefront/contracts/brand';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Picture } from '../picture/Picture';
import { BrandMark } from './BrandMark';

const mark = 'M4 4h40v40H4Z';

function brandWith(extra: object): Brand {
  return parseBrand({
    key: 'tanto',
    name: 'Tanto',
    tagline: 'sushi',
    description: 'A second chain',
    phone: '+7 495 000-11-22',
    deliveryEmail: 'delivery@example.com',
    themeColor: { light: '#ffffff', dark: '#000000' },
    links: {},
    ...extra,
  });
}

/** Path data of the only mark on the page. */
function renderedPath(content: ReactNode, brand?: Brand): string | null | undefined {
  const { container, unmount } = render(
    brand ? <BrandProvider value={brand}>{content}</BrandProvider> : content,
  );
  for (const picture of screen.queryAllByRole('img', { name: 'Roll' })) fireEvent.error(picture);
  const paths = [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
  expect(paths).toHaveLength(1);
  unmount();
  return paths[0];
}

/** How the built-in mark begins. */
const fox = /^M7\.6 4\.4c1\.6-1\.5/;

describe.each([
  ['BrandMark', <BrandMark key="mark" />],
  ['a picture that is missing', <Picture key="missing" media={null} alt="" />],
  ['a picture that failed', <Picture key="failed" media={{ original: '/roll.webp' }} alt="Roll" />],
])('%s', (_, content) => {
  test('shows the mark of the brand', () => {
    expect(renderedPath(content, brandWith({ mark }))).toBe(mark);
  });

  test('shows the fox when the brand file names no mark, and without a brand', () => {
    expect(renderedPath(content, brandWith({}))).toMatch(fox);
    expect(renderedPath(content)).toMatch(fox);
  });
});
