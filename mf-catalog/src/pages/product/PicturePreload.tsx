import type { CardPicture } from '../../shared/menu/menuCard';

interface Props {
  picture: CardPicture | undefined;
  sizes: string;
}

/**
 * Asks for the picture from the document's head, in its lightest format: the page's largest paint does not wait until
 * the parser has come to it. A browser that cannot draw the format leaves the preload alone.
 */
export function PicturePreload({ picture, sizes }: Props) {
  const [best] = picture?.sources ?? [];
  if (!picture || !best) return null;
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
