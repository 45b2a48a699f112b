import { lightestSource } from '@storefront/ui';
import type { CardPicture } from '../../shared/card/menuCard';

interface Props {
  picture: CardPicture | undefined;
  sizes: string;
}

/**
 * Preloads the picture from the document's head in its lightest format, so that the largest contentful paint
 * does not wait for the parser. A browser without support for the format ignores the preload.
 */
export function PicturePreload({ picture, sizes }: Props) {
  const best = picture && lightestSource(picture);
  if (!best) return null;
  return (
    <link
      rel="preload"
      as="image"
      href={picture.original}
      type={best.type}
      imageSrcSet={best.srcset}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}
