import { css } from '@storefront/styles';
import { colour } from '@storefront/tokens';
import { useEffect, useRef, useState } from 'react';
import { BrandMark } from '../marks/BrandMark';

/** A picture as the API sends it: the original, lighter formats, and a placeholder while it loads. */
export interface Media {
  readonly original: string;
  readonly sources?: readonly { readonly type: string; readonly srcset: string }[] | undefined;
  /** URL of a tiny blurred version. */
  readonly placeholder?: string | null | undefined;
  /** Its main colour in any CSS notation. */
  readonly color?: string | null | undefined;
}

export interface PictureProps {
  readonly media: Media | null | undefined;
  /** Empty if the text beside the picture has the same content. */
  readonly alt: string;
  /** Its rendered width, as in `<img sizes>`. */
  readonly sizes?: string;
  /** `high` is for the first row of a page: it is fetched at once and before other pictures. */
  readonly priority?: 'high' | 'lazy';
  /** `fill` takes the parent's box; the others reserve their own before the picture loads. */
  readonly aspect?: 'fill' | 'square' | 'wide';
  readonly fit?: 'contain' | 'cover';
}

const rootClass = css({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  '&[data-aspect=fill]': { height: '100%' },
  '&[data-aspect=square]': { aspectRatio: '1' },
  '&[data-aspect=wide]': { aspectRatio: '16 / 9' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
  '&[data-fit=cover] img': { objectFit: 'cover' },
  // Dishes are cut out, so their placeholder is a soft spot of the dish's colour.
  // The colour is an SVG attribute because the page's security policy forbids style attributes.
  '& > svg': {
    position: 'absolute',
    inset: '14%',
    width: '72%',
    height: '72%',
    opacity: 0.5,
    background: 'currentColor',
  },
  '&:not([data-fit=cover]) > svg': { maskImage: 'radial-gradient(closest-side, #000 35%, transparent)' },
  '&[data-fit=cover] > svg': { inset: 0, width: '100%', height: '100%' },
});
const fallbackClass = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: colour.edge,
  '& > svg': { width: '28%', maxWidth: 72, minWidth: 18, height: 'auto' },
});

type LoadState = 'loading' | 'loaded' | 'failed';

/**
 * A responsive picture that reserves its box while it loads. The brand's mark replaces a picture that fails.
 */
export function Picture({
  media,
  alt,
  sizes,
  priority = 'lazy',
  aspect = 'fill',
  fit = 'contain',
}: PictureProps) {
  const [state, setState] = useState<LoadState>('loading');
  const image = useRef<HTMLImageElement>(null);
  const url = media?.original;

  // The picture in the server's HTML may have loaded or failed before hydration added the listeners.
  useEffect(() => {
    const element = image.current;
    if (!url || !element?.complete) setState('loading');
    else setState(element.naturalWidth > 0 ? 'loaded' : 'failed');
  }, [url]);

  const isMissing = !media || state === 'failed';
  return (
    <span className={rootClass} data-aspect={aspect} data-fit={fit}>
      {media?.color && state === 'loading' && <svg aria-hidden color={media.color} />}
      {media?.placeholder && state === 'loading' && <img src={media.placeholder} alt="" aria-hidden />}
      {isMissing ? (
        <span
          className={fallbackClass}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <BrandMark />
        </span>
      ) : (
        <picture>
          {media.sources?.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          <img
            ref={image}
            src={media.original}
            alt={alt}
            decoding="async"
            loading={priority === 'lazy' ? 'lazy' : undefined}
            fetchPriority={priority === 'high' ? 'high' : undefined}
            onLoad={() => setState('loaded')}
            onError={() => setState('failed')}
          />
        </picture>
      )}
    </span>
  );
}
