import { media } from '@storefront/tokens';

/** Height of a card's tile as a share of its width, on phones and from `sm` up (visual direction, «Product card»). */
export const cardTileRatio = { phone: 0.92, sm: 0.84 } as const;

/** The box of a card's tile. */
export const cardTileBox = {
  aspectRatio: `1 / ${cardTileRatio.phone}`,
  [media.sm]: { aspectRatio: `1 / ${cardTileRatio.sm}` },
} as const;
