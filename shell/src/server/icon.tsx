import { type Brand, BrandProvider } from '@storefront/contracts';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from '../shared/brand-mark/BrandMark';

const defaultAccent = '#D13A12';

/** The brand's mark as the page's icon, drawn from the brand file like everything of the brand. */
export function iconRoute(app: FastifyInstance, brand: Brand) {
  const mark = renderToStaticMarkup(
    <BrandProvider value={brand}>
      <BrandMark size={64} />
    </BrandProvider>,
  );
  const colour = brand.theme?.light.accent.main ?? defaultAccent;
  const svg = mark.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" color="${colour}"`);

  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(svg),
  );
}
