import type { Product } from '@storefront/api-contract';
import { type CardPicture, cardPicture } from './menuCard';

/** The unique pictures of a product: the catalogue may list one twice. */
export function cardPictures({ media_list: media }: Pick<Product, 'media_list'>): CardPicture[] {
  const known = new Map(media.map((picture) => [picture.original, picture]));
  return [...known.values()].flatMap((picture) => cardPicture(picture) ?? []);
}
