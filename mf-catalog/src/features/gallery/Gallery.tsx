import { IconButton, Picture, Tile } from '@storefront/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { CardPicture } from '../../shared/card/menuCard';
import { Arrows, Dot, Dots, Root, Slide, Track } from './galleryStyles';
import { messages } from './messages';
import { useGallery } from './useGallery';

interface Props {
  pictures: readonly CardPicture[];
  /** The product's name. */
  name: string;
  tint: string;
  sizes: string;
  shape: 'panel' | 'fill';
  look?: 'lit' | 'faded';
}

/**
 * The pictures of a product, turned by swiping, arrows, dots and the arrow keys. A single picture, or none,
 * has no controls.
 */
export function Gallery({ pictures, name, tint, sizes, shape, look = 'lit' }: Props) {
  const last = pictures.length - 1;
  const { track, current, goTo, onKeyDown, onScroll, onScrollEnd, onUserScroll } = useGallery(last);

  if (last < 1) {
    return (
      <Tile group={tint} shape={shape} look={look}>
        <Picture media={pictures[0]} alt={name} sizes={sizes} priority="high" />
      </Tile>
    );
  }

  return (
    <Root role="group" aria-label={messages.pictures(name)} onKeyDown={onKeyDown} data-shape={shape}>
      <Tile group={tint} shape={shape} look={look}>
        {/* Focusable, so that the keyboard can scroll it. */}
        <Track
          ref={track}
          tabIndex={0}
          role="group"
          aria-label={messages.picture(current + 1, pictures.length)}
          onScroll={onScroll}
          onScrollEnd={onScrollEnd}
          onPointerDown={onUserScroll}
          onWheel={onUserScroll}
        >
          {pictures.map((picture, index) => (
            <Slide key={picture.original} aria-hidden={index !== current || undefined}>
              <Picture
                media={picture}
                alt={index === 0 ? name : messages.pictureOf(name, index + 1)}
                sizes={sizes}
                priority={index === 0 ? 'high' : 'lazy'}
              />
            </Slide>
          ))}
        </Track>
      </Tile>
      <Arrows>
        <IconButton
          kind="floating"
          label={messages.previousPicture}
          icon={<ChevronLeft aria-hidden />}
          isBlocked={current === 0}
          onClick={() => goTo(current - 1)}
        />
        <IconButton
          kind="floating"
          label={messages.nextPicture}
          icon={<ChevronRight aria-hidden />}
          isBlocked={current === last}
          onClick={() => goTo(current + 1)}
        />
      </Arrows>
      <Dots>
        {pictures.map((picture, index) => (
          <Dot
            key={picture.original}
            type="button"
            aria-label={messages.picture(index + 1, pictures.length)}
            aria-current={index === current || undefined}
            onClick={() => goTo(index)}
          />
        ))}
      </Dots>
    </Root>
  );
}
