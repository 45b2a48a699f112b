import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { notFound } from '../apiError';
import { readUpload } from '../uploads/storedUploads';

/** Pictures: /storage/dishes/*, restaurants/* and tags/* of the chain's folder, /storage/uploads/* of customers. */
export async function addStorage(app: FastifyInstance, context: Context): Promise<void> {
  const { chainDir } = context.config;
  // Their urls carry a version, so they can be cached forever.
  for (const [prefix, folder] of [
    ['/storage/dishes/', 'pictures'],
    ['/storage/restaurants/', 'restaurant-pictures'],
  ] as const) {
    await app.register(fastifyStatic, {
      root: join(chainDir, folder),
      prefix,
      decorateReply: false,
      index: false,
      immutable: true,
      maxAge: '365d',
      allowedPath: (path) => /\.(avif|webp)$/.test(path),
    });
  }
  // Icons have no version, so they are cached for a day; the global headers forbid scripts in them.
  await app.register(fastifyStatic, {
    root: join(chainDir, 'icons'),
    prefix: '/storage/tags/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
    allowedPath: (path) => path.endsWith('.svg'),
  });
  app.get<{ Params: { name: string } }>(
    '/storage/uploads/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const content = /^[\w-]{22}\.webp$/.test(name) ? await readUpload(context.db, name) : undefined;
      if (!content) throw notFound();
      return reply
        .type('image/webp')
        .header('content-disposition', `inline; filename="${name}"`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(content);
    },
  );
}
