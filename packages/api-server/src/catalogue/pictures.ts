import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Media } from '@storefront/api-contract';
import * as z from 'zod/mini';

const listing = z.record(
  z.string(),
  z.object({
    color: z.string(),
    placeholder: z.nullable(z.string()),
    files: z.record(z.string(), z.object({ avif: z.number(), webp: z.number() })),
  }),
);

/** Pictures by name: for dishes, their slug. `undefined` where there is no picture yet. */
export interface Pictures {
  of: (slug: string) => Media | undefined;
}

/** Reads `pictures.json` of the folder once, when the server starts. */
export function readPictures(folder: string, address = '/storage/dishes'): Pictures {
  const file = join(folder, 'pictures.json');
  const listed = existsSync(file) ? z.parse(listing, JSON.parse(readFileSync(file, 'utf8'))) : {};
  const media = new Map(
    Object.entries(listed).map(([slug, picture]) => [slug, toMedia(`${address}/${slug}`, picture)]),
  );
  return { of: (slug) => media.get(slug) };
}

function toMedia(path: string, { color, placeholder, files }: z.output<typeof listing>[string]): Media {
  const widths = Object.keys(files).sort((first, second) => Number(first) - Number(second));
  // The address is cached forever, so it must change with the picture: the size in bytes serves as its version.
  const address = (width: string, kind: 'avif' | 'webp') =>
    `${path}-${width}.${kind}?v=${files[width]?.[kind] ?? 0}`;
  const srcset = (kind: 'avif' | 'webp') =>
    widths.map((width) => `${address(width, kind)} ${width}w`).join(', ');
  return {
    original: address(widths.at(-1) ?? '640', 'webp'),
    sources: [
      { type: 'image/avif', srcset: srcset('avif') },
      { type: 'image/webp', srcset: srcset('webp') },
    ],
    placeholder,
    color,
  };
}
