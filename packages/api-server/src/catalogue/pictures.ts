import { createHash } from 'node:crypto';
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
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  // Addresses are cached forever, so they must change with the pictures. All pictures have the version of their list:
  // the home page names hundreds of addresses, and a version for each would be a fifteenth of its compressed bytes.
  const version = createHash('sha256').update(text).digest('hex').slice(0, 6);
  const media = new Map(
    Object.entries(z.parse(listing, JSON.parse(text))).map(([slug, picture]) => [
      slug,
      toMedia(`${address}/${slug}`, version, picture),
    ]),
  );
  return { of: (slug) => media.get(slug) };
}

function toMedia(
  path: string,
  version: string,
  { color, placeholder, files }: z.output<typeof listing>[string],
): Media {
  const widths = Object.keys(files).sort((first, second) => Number(first) - Number(second));
  const address = (width: string, kind: 'avif' | 'webp') => `${path}-${width}.${kind}?v=${version}`;
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
