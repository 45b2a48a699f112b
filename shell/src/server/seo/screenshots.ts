import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const forms = ['narrow', 'wide'] as const;
const oneDay = 'public, max-age=86400';

/** A picture of the storefront that a browser shows when it offers to install the app. */
export interface Screenshot {
  form: (typeof forms)[number];
  path: string;
  width: number;
  height: number;
  picture: Buffer;
}

async function readPicture(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Reads `narrow.webp` and `wide.webp` of the folder beside the brand file with its name; a brand may have neither. They
 * are no field of the file: every page carries that.
 */
export async function readScreenshots(brandFile: string): Promise<Screenshot[]> {
  const folder = brandFile.replace(/\.json$/, '');
  const found = forms.map(async (form) => {
    const picture = await readPicture(join(folder, `${form}.webp`));
    if (!picture) return [];
    const { width, height } = await sharp(picture).metadata();
    return [{ form, path: `/screenshots/${form}.webp`, width, height, picture }];
  });
  return (await Promise.all(found)).flat();
}

export function screenshotRoutes(app: FastifyInstance, screenshots: readonly Screenshot[]) {
  for (const { path, picture } of screenshots) {
    app.get(path, (_request, reply) =>
      reply.type('image/webp').header('cache-control', oneDay).send(picture),
    );
  }
}
