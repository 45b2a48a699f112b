import { css, cx } from '@storefront/styles';
import { colour } from '@storefront/tokens';
import { useEffect, useRef, useState } from 'react';
import { BrandMark } from '../marks/BrandMark';
import { lightestSource, type Media } from './lightestSource';

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
  width: '100%',
  objectFit: 'contain',
  '&[data-aspect=fill]': { height: '100%' },
  '&[data-aspect=square]': { aspectRatio: '1' },
  '&[data-aspect=wide]': { aspectRatio: '16 / 9' },
  '&[data-fit=cover]': { objectFit: 'cover' },
});
const fallbackClass = css({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: colour.edge,
  '& > svg': { width: '28%', maxWidth: 72, minWidth: 18, height: 'auto' },
});
const missingClass = cx(rootClass, fallbackClass);

/**
 * A responsive picture that reserves its box while it loads: one element, because a menu has hundreds. The brand's mark
 * replaces a picture that fails.
 */
export function Picture({
  media,
  alt,
  sizes,
  priority = 'lazy',
  aspect = 'fill',
  fit = 'contain',
}: PictureProps) {
  const url = media?.original;
  const [failedUrl, setFailedUrl] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  // The picture in the server's HTML may have failed before hydration added the listener.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedUrl(url);
  }, [url]);

  if (!media || failedUrl === url) {
    return (
      <span
        className={missingClass}
        data-aspect={aspect}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <BrandMark />
      </span>
    );
  }
  return (
    <img
      className={rootClass}
      data-aspect={aspect}
      data-fit={fit === 'cover' ? fit : undefined}
      ref={image}
      sizes={sizes}
      srcSet={lightestSource(media)?.srcset}
      src={url}
      alt={alt}
      decoding="async"
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      onError={() => setFailedUrl(url)}
    />
  );
}
