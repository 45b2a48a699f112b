import styled from '@emotion/styled';
import type { Promo } from '@storefront/api-contract';
import { colour, glow } from '@storefront/tokens';
import { Picture, Tile } from '@storefront/ui';
import { promoPicture } from './promoPicture';

interface Props {
  promo: Pick<Promo, 'image' | 'tint'>;
  sizes: string;
  priority?: 'high' | 'lazy';
}

const Plum = styled.div({
  position: 'relative',
  isolation: 'isolate',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: colour.plum,
  '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: '-20%', background: glow.foxfire },
});

/** The picture of a promotion on its tint, or on plum with foxfire behind it. Fills its parent. */
export function PromoTile({ promo, sizes, priority = 'lazy' }: Props) {
  const picture = <Picture media={promoPicture(promo)} alt="" sizes={sizes} priority={priority} />;
  if (promo.tint === 'plum') return <Plum>{picture}</Plum>;
  return (
    <Tile group={promo.tint ?? ''} shape="fill">
      {picture}
    </Tile>
  );
}
