import type { Promo } from '@storefront/api-contract';
import { css } from '@storefront/styles';
import { colour, glow } from '@storefront/tokens';
import { Picture, type PictureProps, Tile } from '@storefront/ui';
import { promoFit, promoPicture } from '../promo-facts/promoFacts';

interface Props extends Pick<PictureProps, 'sizes' | 'priority'> {
  promo: Pick<Promo, 'image' | 'tint'>;
}

const plumClass = css({
  display: 'block',
  position: 'relative',
  isolation: 'isolate',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: colour.plum,
  '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: '-20%', background: glow.foxfire },
});

/** The picture of a promotion in its parent's box: a photograph, or a dish on its tint or on plum with foxfire. */
export function PromoTile({ promo, sizes, priority }: Props) {
  const picture = (
    <Picture
      media={promoPicture(promo)}
      alt=""
      fit={promoFit(promo)}
      {...(sizes && { sizes })}
      {...(priority && { priority })}
    />
  );
  if (promo.tint === 'plum') return <span className={plumClass}>{picture}</span>;
  return (
    <Tile group={promo.tint ?? ''} shape="fill">
      {picture}
    </Tile>
  );
}
