import styled from '@emotion/styled';
import { colour } from '@storefront/tokens';
import { useEffect, useRef, useState } from 'react';
import { BrandMark } from '../marks/BrandMark';

/** A picture as the API gives it: the original, lighter formats, and what to show until it is there. */
export interface Media {
  readonly original: string;
  readonly sources?: readonly { readonly type: string; readonly srcset: string }[] | undefined;
  /** Address of a tiny blurred version. */
  readonly placeholder?: string | null | undefined;
  /** Its main colour, any CSS colour. */
  readonly color?: string | null | undefined;
}

export interface PictureProps {
  readonly media: Media | null | undefined;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** How wide it stands, as in `<img sizes>`. */
  readonly sizes?: string;
  /** The first row of a page: fetched at once and ahead of the rest. */
  readonly priority?: 'high' | 'lazy';
  /** `fill` takes its parent's box; the others hold their own before anything is loaded. */
  readonly aspect?: 'fill' | 'square' | 'wide';
  readonly fit?: 'contain' | 'cover';
}

const Frame = styled.span({
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  '&[data-aspect=fill]': { height: '100%' },
  '&[data-aspect=square]': { aspectRatio: '1' },
  '&[data-aspect=wide]': { aspectRatio: '16 / 9' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
  '&[data-fit=cover] img': { objectFit: 'cover' },
  // The dish's colour without edges: a dish is cut out, so what waits for it is a soft spot on its tile.
  // The colour is the element's attribute: the policy of the page lets no style through.
  '& > svg': {
    position: 'absolute',
    inset: '14%',
    width: '72%',
    height: '72%',
    opacity: 0.5,
    background: 'currentColor',
  },
  '&:not([data-fit=cover]) > svg': { mask: 'radial-gradient(closest-side, #000 35%, transparent)' },
  '&[data-fit=cover] > svg': { inset: 0, width: '100%', height: '100%' },
});
const Fallback = styled.span({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: colour.edge,
  '& > svg': { width: '28%', maxWidth: 72, minWidth: 18, height: 'auto' },
});

type State = 'coming' | 'here' | 'failed';

/** A responsive picture that keeps its box: until it comes, and when it never does (then the brand's mark takes its place). */
export function Picture({
  media,
  alt,
  sizes,
  priority = 'lazy',
  aspect = 'fill',
  fit = 'contain',
}: PictureProps) {
  const [state, setState] = useState<State>('coming');
  const image = useRef<HTMLImageElement>(null);
  const address = media?.original;

  // The server's HTML may have loaded it, or failed to, before there was anyone to listen.
  useEffect(() => {
    const drawn = image.current;
    if (!address || !drawn?.complete) setState('coming');
    else setState(drawn.naturalWidth > 0 ? 'here' : 'failed');
  }, [address]);

  const isMissing = !media || state === 'failed';
  return (
    <Frame data-aspect={aspect} data-fit={fit}>
      {media?.color && state === 'coming' && <svg aria-hidden color={media.color} />}
      {media?.placeholder && state === 'coming' && <img src={media.placeholder} alt="" aria-hidden />}
      {isMissing ? (
        <Fallback {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <BrandMark />
        </Fallback>
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
            onLoad={() => setState('here')}
            onError={() => setState('failed')}
          />
        </picture>
      )}
    </Frame>
  );
}
