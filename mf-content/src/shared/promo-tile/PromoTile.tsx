import styled from '@emotion/styled';
import type { Promo } from '@storefront/api-contract';
import { colour, glow } from '@storefront/tokens';
import { Picture, type PictureProps, Tile } from '@storefront/ui';
import { promoPicture } from '../promo-facts/promoFacts';

interface Props extends Pick<PictureProps, 'sizes' | 'priority'> {
  promo: Pick<Promo, 'image' | 'tint'>;
}

const Plum = styled.span({
  display: 'block',
  position: 'relative',
  isolation: 'isolate',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: colour.plum,
  '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: '-20%', background: glow.foxfire },
});

/**
 * The picture of a promotion in its parent's box: a dish on the promotion's tint, or on plum with foxfire behind it. Only
 * our back end sends a tint; without one the picture is a photograph, which fills the box.
 */
export function PromoTile({ promo, sizes, priority }: Props) {
  const picture = (
    <Picture
      media={promoPicture(promo)}
      alt=""
      fit={promo.tint ? 'contain' : 'cover'}
      {...(sizes && { sizes })}
      {...(priority && { priority })}
    />
  );
  if (promo.tint === 'plum') return <Plum>{picture}</Plum>;
  return (
    <Tile group={promo.tint ?? ''} shape="fill">
      {picture}
    </Tile>
  );
}
