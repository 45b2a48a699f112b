import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton';
import { arrowsClass, dotClass, dotsClass, rootClass, slideClass, trackClass } from './slideshowStyles';
import { useSlideshow } from './useSlideshow';

export interface SlideshowProps {
  /** At least two; a single picture needs no controls. */
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly texts: {
    /** Accessible name of the slideshow. */
    readonly label: string;
    readonly slide: (number: number, total: number) => string;
    readonly previous: string;
    readonly next: string;
  };
  /** `fill` takes the height of its parent; `panel` takes the height of its frame. */
  readonly shape?: 'fill' | 'panel';
  /** The background of the dots. */
  readonly ground?: 'tile' | 'photo';
  /** Wraps the row of slides: in a tile, for example. */
  readonly frame?: (row: ReactNode) => ReactNode;
}

const asIs = (row: ReactNode) => row;

/** A row of pictures, turned by swiping, arrows, dots and the arrow keys. It never turns by itself. */
export function Slideshow({ slides, texts, shape = 'fill', ground = 'tile', frame = asIs }: SlideshowProps) {
  const last = slides.length - 1;
  const { track, current, goTo, onKeyDown, onScroll, onScrollEnd, onUserScroll } = useSlideshow(last);
  return (
    <div
      className={rootClass}
      role="group"
      aria-label={texts.label}
      onKeyDown={onKeyDown}
      data-shape={shape}
      data-ground={ground}
    >
      {frame(
        // Focusable, so that the keyboard can scroll it.
        <span
          className={trackClass}
          ref={track}
          tabIndex={0}
          role="group"
          aria-label={texts.slide(current + 1, slides.length)}
          onScroll={onScroll}
          onScrollEnd={onScrollEnd}
          onPointerDown={onUserScroll}
          onWheel={onUserScroll}
        >
          {slides.map(({ id, content }, index) => (
            <span
              className={slideClass}
              key={id}
              data-part="slide"
              aria-hidden={index !== current || undefined}
            >
              {content}
            </span>
          ))}
        </span>,
      )}
      <div className={arrowsClass}>
        <IconButton
          kind="floating"
          label={texts.previous}
          icon={<ChevronLeft aria-hidden />}
          isBlocked={current === 0}
          onClick={() => goTo(current - 1)}
        />
        <IconButton
          kind="floating"
          label={texts.next}
          icon={<ChevronRight aria-hidden />}
          isBlocked={current === last}
          onClick={() => goTo(current + 1)}
        />
      </div>
      <div className={dotsClass}>
        {slides.map(({ id }, index) => (
          <button
            className={dotClass}
            key={id}
            type="button"
            aria-label={texts.slide(index + 1, slides.length)}
            aria-current={index === current || undefined}
            onClick={() => goTo(index)}
          />
        ))}
      </div>
    </div>
  );
}
