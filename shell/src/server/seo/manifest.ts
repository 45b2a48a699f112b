import { type Brand, paths } from '@storefront/contracts';
import type { FastifyInstance } from 'fastify';
import { appStartMarker } from '../../shared/routing/appStartMarker';
import { icons } from './icons';
import type { Screenshot } from './screenshots';

const messages = {
  repeat: 'Повторить',
  menu: 'Меню',
  promos: 'Акции',
  order: 'Мой заказ',
};

export function webManifest(brand: Brand, screenshots: readonly Screenshot[]) {
  const start = `${paths.home()}?${appStartMarker}`;
  return {
    id: paths.home(),
    name: `${brand.name} — ${brand.tagline}`,
    short_name: brand.name,
    description: brand.description,
    lang: 'ru',
    start_url: start,
    scope: paths.home(),
    display: 'standalone',
    theme_color: brand.themeColor.light,
    background_color: brand.themeColor.light,
    // A long press on the icon. Home begins with the customer's last order; the page of the order shows the newest one.
    shortcuts: [
      { name: messages.repeat, url: start },
      { name: messages.menu, url: paths.menu() },
      { name: messages.promos, url: paths.promos() },
      { name: messages.order, url: paths.monitoring() },
    ],
    icons: icons.flatMap(({ path, side, purpose }) =>
      purpose === 'apple' ? [] : [{ src: path, type: 'image/png', sizes: `${side}x${side}`, purpose }],
    ),
    screenshots: screenshots.map(({ form, path, width, height }) => ({
      src: path,
      type: 'image/webp',
      sizes: `${width}x${height}`,
      form_factor: form,
      label: messages.menu,
    })),
  };
}

export function manifestRoute(app: FastifyInstance, brand: Brand, screenshots: readonly Screenshot[]) {
  const manifest = JSON.stringify(webManifest(brand, screenshots));
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest),
  );
}
