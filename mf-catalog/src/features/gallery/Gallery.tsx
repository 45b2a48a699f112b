import { Picture, Slideshow, Tile } from '@storefront/ui';
import type { CardPicture } from '../../shared/card/menuCard';
import { messages } from './messages';

interface Props {
  pictures: readonly CardPicture[];
  /** The product's name. */
  name: string;
  tint: string;
  sizes: string;
  shape: 'panel' | 'fill';
  look?: 'lit' | 'faded';
}

/** The pictures of a product. A single picture, or none, has no controls. */
export function Gallery({ pictures, name, tint, sizes, shape, look = 'lit' }: Props) {
  if (pictures.length < 2) {
    return (
      <Tile group={tint} shape={shape} look={look}>
        <Picture media={pictures[0]} alt={name} sizes={sizes} priority="high" />
      </Tile>
    );
  }
  return (
    <Slideshow
      shape={shape}
      texts={{
        label: messages.pictures(name),
        slide: messages.picture,
        previous: messages.previousPicture,
        next: messages.nextPicture,
      }}
      frame={(row) => (
        <Tile group={tint} shape={shape} look={look}>
          {row}
        </Tile>
      )}
      slides={pictures.map((picture, index) => ({
        id: picture.original,
        content: (
          <Picture
            media={picture}
            alt={index === 0 ? name : messages.pictureOf(name, index + 1)}
            sizes={sizes}
            priority={index === 0 ? 'high' : 'lazy'}
          />
        ),
      }))}
    />
  );
}
