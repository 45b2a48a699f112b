import { type Brand, paths } from '@storefront/contracts';
import type { FastifyInstance } from 'fastify';
import { icons } from './icons';

export function webManifest(brand: Brand) {
  return {
    id: paths.home(),
    name: `${brand.name} — ${brand.tagline}`,
    short_name: brand.name,
    description: brand.description,
    lang: 'ru',
    start_url: paths.home(),
    scope: paths.home(),
    display: 'standalone',
    theme_color: brand.themeColor.light,
    background_color: brand.themeColor.light,
    icons: icons.flatMap(({ path, side, purpose }) =>
      purpose === 'apple' ? [] : [{ src: path, type: 'image/png', sizes: `${side}x${side}`, purpose }],
    ),
  };
}

export function manifestRoute(app: FastifyInstance, brand: Brand) {
  const manifest = JSON.stringify(webManifest(brand));
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest),
  );
}
