import { css } from '@storefront/styles';
import { glow, media, motion, radius, tileGroup, tileGroups, tileTint } from '@storefront/tokens';
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

// A span, because a tile also stands in labels, buttons and links. Dish and badges are its children, without boxes of
// their own: a menu has hundreds of tiles.
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
  '&[data-shape=card]': {
    ...cardTileBox,
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: 6,
    padding: 8,
    borderRadius: 20,
  },
  [media.sm]: { '&[data-shape=card]': { padding: 12, borderRadius: radius.lg } },
  '&[data-shape=panel]': { height: 288, maxHeight: '40svh', borderRadius: 0, [media.sm]: { height: 316 } },
  '&[data-shape=square]': { aspectRatio: '1', borderRadius: radius.md },
  '&[data-shape=thumb]': { width: 48, height: 48, borderRadius: radius.sm },
  '&[data-shape=circle]': { aspectRatio: '1', borderRadius: radius.full },
  '&[data-shape=fill]': { height: '100%', borderRadius: 'inherit' },
  // The dish: a `Picture`.
  '& > [data-aspect]': { position: 'absolute', inset: 0, zIndex: -1 },
  '&[data-shape=card] > [data-aspect]': {
    // In the middle on phones. From `sm` the tile is lower than the dish, whose lower edge is cut.
    inset: '0 auto auto 6%',
    marginTop: '2%',
    width: '88%',
    height: 'auto',
    aspectRatio: '1',
    transition: `transform ${motion.middle} ${motion.out}`,
    [media.sm]: { marginTop: 0 },
    [media.reducedMotion]: { transition: 'none' },
  },
  '&[data-look=faded] [data-aspect]': { opacity: 0.45, filter: 'grayscale(1)' },
  // The tile's owner marks the area that counts as hovered: the whole card.
  [media.hover]: { '[data-hovers=dish]:hover & > [data-aspect]': { transform: 'scale(1.04)' } },
});

/**
 * A tinted background with a glow under the dish. An ancestor with `data-hovers="dish"` enlarges the dish on
 * hover.
 */
export function Tile({ group = 'sauce', shape = 'card', look = 'lit', children, badges }: TileProps) {
  return (
    <span className={rootClass} data-tint={tileGroup(group)} data-shape={shape} data-look={look}>
      {children}
      {badges}
    </span>
  );
}
