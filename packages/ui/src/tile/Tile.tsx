import { css } from '@storefront/styles';
import { colour, glow, media, motion, radius, tileGroup, tileGroups, tileTint } from '@storefront/tokens';
import type { ReactNode } from 'react';
import { cardTileBox } from './cardTileRatio';

export type TileShape = 'card' | 'panel' | 'square' | 'thumb' | 'circle' | 'fill';

export interface TileProps {
  /** Key of the menu group; an unknown group gets the neutral tint. */
  readonly group?: string;
  /** `card` of the menu, `panel` of a product, `square`, 48-px `thumb`, `circle`, or `fill` its parent. */
  readonly shape?: TileShape;
  /** `faded`: unavailable at this address. */
  readonly look?: 'lit' | 'faded';
  /** The dish. */
  readonly children?: ReactNode;
  /** At most two, in the top left corner. */
  readonly badges?: ReactNode;
}

const tints = Object.fromEntries(
  tileGroups.map((group) => [`&[data-tint=${group}]`, { background: tileTint(group) }]),
);

// Spans, because a tile also stands in labels, buttons and links.
const rootClass = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  isolation: 'isolate',
  flex: 'none',
  width: '100%',
  borderRadius: radius.lg,
  ...tints,
  '&::before': { content: '""', position: 'absolute', inset: '4%', zIndex: -1, background: glow.tile },
  '&[data-shape=card]': { ...cardTileBox, borderRadius: 20 },
  [media.sm]: { '&[data-shape=card]': { borderRadius: radius.lg } },
  '&[data-shape=panel]': { height: 288, borderRadius: 0, [media.sm]: { height: 316 } },
  '&[data-shape=square]': { aspectRatio: '1', borderRadius: radius.md },
  '&[data-shape=thumb]': { width: 48, height: 48, borderRadius: radius.sm },
  '&[data-shape=circle]': { aspectRatio: '1', borderRadius: radius.full },
  '&[data-shape=fill]': { height: '100%', borderRadius: 'inherit' },
});
const dishClass = css({
  position: 'relative',
  width: '100%',
  height: '100%',
  transition: `transform ${motion.middle} ${motion.out}`,
  '[data-shape=card] > &': { width: '88%', height: 'auto', aspectRatio: '1' },
  '[data-look=faded] > &': { opacity: 0.45, filter: 'grayscale(1)' },
  // The tile's owner marks the area that counts as hovered: the whole card.
  [media.hover]: { '[data-hovers=dish]:hover &': { transform: 'scale(1.04)' } },
  [media.reducedMotion]: { transition: 'none' },
});
const badgesClass = css({
  position: 'absolute',
  inset: '8px 8px auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  color: colour.ink,
  [media.sm]: { inset: '12px 12px auto' },
});

/**
 * A tinted background with a glow under the dish. An ancestor with `data-hovers="dish"` enlarges the dish on
 * hover.
 */
export function Tile({ group = 'sauce', shape = 'card', look = 'lit', children, badges }: TileProps) {
  return (
    <span className={rootClass} data-tint={tileGroup(group)} data-shape={shape} data-look={look}>
      <span className={dishClass}>{children}</span>
      {badges && <span className={badgesClass}>{badges}</span>}
    </span>
  );
}
