import type { Media } from '@storefront/api-contract';
import type { Pictures } from '../catalogue/pictures';

/** The picture of a row that may name a dish. */
export function pictureOf({ picture }: { picture: string | null }, pictures: Pictures): Media | null {
  return (picture === null ? undefined : pictures.of(picture)) ?? null;
}
