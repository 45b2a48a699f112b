import type { Brand } from '@storefront/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { visitorLimit } from '../visitorLimit';
import { isShareable, sharePicturePath, shareSize } from './sharePictureUrl';

const oneDay = 'public, max-age=86400';
const timeLimitMs = 5_000;
const maxBytes = 10_000_000;
const maxPixels = 40_000_000;
/** Some 80 kB each. */
const maxKept = 200;
/**
 * Pictures that are read and encoded at a time: each takes one of the four threads that also read files and resolve
 * names. The cache alone is no limit, because anyone can make up addresses (`?v=1`, `?v=2`, …).
 */
const maxAtOnce = 2;
/** Pictures that wait for their turn, some two seconds at most: a crawler asks for several at once. */
const maxWaiting = 30;

interface Options {
  brand: Pick<Brand, 'imageHosts' | 'themeColor'>;
  apiUrl: string;
  publicUrl: string;
  requestsPerMinute: number;
}

/** @throws Error for an answer without a picture, or with one that is too large */
async function readPicture(address: string): Promise<Buffer> {
  // A redirect could lead to a host that the brand does not name.
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeLimitMs) });
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error(`${address} has more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The whole picture before the brand's ground: a square dish must not lose its edges. */
const encodePicture = (picture: Buffer, ground: string) =>
  sharp(picture, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ ...shareSize, fit: 'contain', background: ground })
    .flatten({ background: ground })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

/** Serves pictures of the back end and of the brand's image hosts as networks show them: JPEG, 1200 × 630. */
export function sharePictureRoute(app: FastifyInstance, options: Options): void {
  const { brand, apiUrl, publicUrl, requestsPerMinute } = options;
  const { origin } = new URL(publicUrl);
  const sources = { origin, apiOrigin: new URL(apiUrl).origin, imageHosts: brand.imageHosts };
  const encoded = new LRUCache<string, Promise<Buffer>>({ max: maxKept });
  let running = 0;
  const waiting: (() => void)[] = [];

  async function encode(address: string): Promise<Buffer> {
    if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await encodePicture(await readPicture(address), brand.themeColor.light);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  app.get<{ Querystring: { of?: string } }>(
    sharePicturePath,
    { config: visitorLimit(requestsPerMinute) },
    async (request, reply) => {
      const { of } = request.query;
      const picture = typeof of === 'string' && URL.canParse(of, origin) ? new URL(of, origin) : undefined;
      if (!picture || !isShareable(picture, sources)) return reply.code(404).send();
      const { href } = picture;
      const address = picture.origin === origin ? apiUrl + picture.pathname + picture.search : href;
      const kept = encoded.get(href);
      if (!kept && waiting.length >= maxWaiting)
        return reply.code(503).header('retry-after', '5').header('cache-control', 'no-store').send();
      const jpeg = kept ?? encode(address);
      encoded.set(href, jpeg);
      try {
        return await reply
          .type('image/jpeg')
          .header('cache-control', oneDay)
          .send(await jpeg);
      } catch (error) {
        encoded.delete(href);
        request.log.warn(error, 'a picture for link previews could not be encoded');
        return reply.code(404).type('text/plain').header('cache-control', 'no-store').send();
      }
    },
  );
}
