import { type Brand, BrandProvider } from '@storefront/contracts';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { BrandMark } from '@storefront/ui';

const defaultAccent = '#D13A12';
const oneDay = 'public, max-age=86400';

/** The icons of the manifest. The system crops a maskable one, so its mark stays inside the safe zone. */
export const icons = [
  { path: '/icons/180.png', side: 180, mark: 0.7, purpose: 'apple' },
  { path: '/icons/192.png', side: 192, mark: 0.84, purpose: 'any' },
  { path: '/icons/512.png', side: 512, mark: 0.84, purpose: 'any' },
  { path: '/icons/maskable-192.png', side: 192, mark: 0.56, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', side: 512, mark: 0.56, purpose: 'maskable' },
] as const;

type Icon = (typeof icons)[number];

export function markSvg(brand: Brand, size: number, colour: string): string {
  const mark = renderToStaticMarkup(
    <BrandProvider value={brand}>
      <BrandMark size={size} />
    </BrandProvider>,
  );
  return mark.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" color="${colour}"`);
}

/** The mark in the brand's colour; icons that the system crops have a background up to their edges. */
export async function renderIcon(brand: Brand, { side, mark, purpose }: Icon): Promise<Buffer> {
  const accent = brand.theme?.light.accent;
  const isTransparent = purpose === 'any';
  const colour = isTransparent ? (accent?.main ?? defaultAccent) : (accent?.on ?? '#FFFFFF');
  const size = Math.round(side * mark);
  const markPng = await sharp(Buffer.from(markSvg(brand, size, colour)))
    .png()
    .toBuffer();
  return sharp({
    create: {
      width: side,
      height: side,
      channels: 4,
      background: isTransparent ? { r: 0, g: 0, b: 0, alpha: 0 } : (accent?.main ?? defaultAccent),
    },
  })
    .composite([{ input: markPng, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The brand's mark as icons of page and app, rendered from the brand file on first request and then cached. */
export function brandIconRoutes(app: FastifyInstance, brand: Brand) {
  const svg = markSvg(brand, 64, brand.theme?.light.accent.main ?? defaultAccent);
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', oneDay).send(svg),
  );
  const rendered = new Map<string, Promise<Buffer>>();
  for (const icon of icons) {
    app.get(icon.path, async (_request, reply) => {
      const png = rendered.get(icon.path) ?? renderIcon(brand, icon);
      rendered.set(icon.path, png);
      return reply
        .type('image/png')
        .header('cache-control', oneDay)
        .send(await png);
    });
  }
}
