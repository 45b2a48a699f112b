import { testBrand } from '@storefront/testing';
import sharp from 'sharp';
import { renderIcon, icons, markSvg } from './icons';
import { webManifest } from './manifest';

const brand = { ...testBrand, mark: 'M0 0h48v48H0Z' };

test.each(icons)('$path is rendered from the mark', async (icon) => {
  const { data, info } = await sharp(await renderIcon(brand, icon))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([icon.side, icon.side]);
  // The corner of a cropped icon has the background, the corner of other icons is transparent; every mark is in the
  // middle.
  const alpha = (pixel: number) => data[pixel * 4 + 3];
  expect(alpha(0)).toBe(icon.purpose === 'any' ? 0 : 255);
  expect(alpha((icon.side * icon.side + icon.side) / 2)).toBe(255);
});

test('the page’s icon is the mark in the brand’s colour', () => {
  const svg = markSvg(brand, 64, '#0B6B6B');
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg" color="#0B6B6B"');
  expect(svg).toContain(brand.mark);
});

test('the manifest has the brand’s name and existing icons', () => {
  const manifest = webManifest(testBrand, []);
  expect(manifest).toMatchObject({
    name: 'Танто — доставка для проверок',
    short_name: 'Танто',
    start_url: '/?source=app',
    shortcuts: [
      { name: 'Повторить', url: '/?source=app' },
      { name: 'Меню', url: '/menu' },
      { name: 'Акции', url: '/promos' },
      { name: 'Мой заказ', url: '/monitoring' },
    ],
    theme_color: '#ffffff',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
});
