import { testBrand } from '@storefront/testing';
import Fastify from 'fastify';
import { join } from 'node:path';
import { webManifest } from './manifest';
import { readScreenshots, screenshotRoutes } from './screenshots';

const brands = join(__dirname, '../../../brands');

test('the manifest names the pictures of the brand, which are small and served', async () => {
  const screenshots = await readScreenshots(join(brands, 'kitsune.json'));
  expect(webManifest(testBrand, screenshots).screenshots).toEqual([
    expect.objectContaining({ src: '/screenshots/narrow.webp', sizes: '390x844', form_factor: 'narrow' }),
    expect.objectContaining({ src: '/screenshots/wide.webp', sizes: '1440x900', form_factor: 'wide' }),
  ]);
  const app = Fastify();
  screenshotRoutes(app, screenshots);
  for (const { path } of screenshots) {
    const { statusCode, headers, rawPayload } = await app.inject(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(rawPayload.length).toBeLessThan(150_000);
  }
});

test('a brand may have none', async () => {
  expect(await readScreenshots(join(brands, 'umi.json'))).toEqual([]);
});
