import type { Media, Promo } from '@storefront/api-contract';

/**
 * The dish of a promotion. It is cut out, so it is drawn on the promotion's own ground without what else stands for
 * a picture that is coming: that would lie under the dish for ever where the showcase has no script.
 */
export function promoPicture({
  image,
}: Pick<Promo, 'image'>): Pick<Media, 'original' | 'sources'> | undefined {
  return image ? { original: image.original, sources: image.sources } : undefined;
}
