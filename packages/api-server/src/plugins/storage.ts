import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { files } from '../files';

/** /storage/dishes/*: pictures of the demo menu. Their addresses carry a version, so they never change. */
export async function addStorage(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: files.pictures,
    prefix: '/storage/dishes/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    allowedPath: (path) => /\.(avif|webp)$/.test(path),
  });
}
