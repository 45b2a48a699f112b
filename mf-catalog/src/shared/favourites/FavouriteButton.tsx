import { css } from '@storefront/styles';
import { colour, media, motion, radius } from '@storefront/tokens';
import { messages } from './messages';
import { useFavourites } from './useFavourites';
import { useToggleFavourite } from './useToggleFavourite';

export interface FavouriteButtonProps {
  productId: number;
  name: string;
  /** `card`: in the corner of a card's tile; `title`: beside the name of a product. */
  place: 'card' | 'title';
}

const path = 'M12 20.5C5.4 15.7 2.5 12.3 2.5 8.6A5 5 0 0 1 12 6.5a5 5 0 0 1 9.5 2.1c0 3.7-2.9 7.1-9.5 11.9z';
const heart = (fill: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='%23000' stroke-width='1.75' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E") center / 22px no-repeat`;

// One element: a menu has hundreds of them. The icon is a mask.
const rootClass = css({
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.full,
  color: colour.ink2,
  transition: `color ${motion.fast}, transform ${motion.fast} ${motion.out}`,
  '&::before': {
    content: '""',
    display: 'block',
    height: 44,
    background: 'currentColor',
    mask: heart('none'),
  },
  '&[aria-pressed=true]': { color: colour.accentInk, '&::before': { mask: heart('%23000') } },
  '&:active': { transform: 'scale(.9)' },
  [media.hover]: { '&:hover': { color: colour.accentInk } },
  [media.forcedColors]: { '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' } },
  // Without an inset it stands where the column would place it, whatever the card's padding.
  '&[data-place=card]': { position: 'absolute', alignSelf: 'flex-end' },
  '&[data-place=title]': { background: colour.control },
});

/** The heart by which a customer or a guest marks a dish. */
export function FavouriteButton({ productId, name, place }: FavouriteButtonProps) {
  const { data: isFavourite = false } = useFavourites((ids) => ids.includes(productId));
  const toggle = useToggleFavourite();
  return (
    <button
      className={rootClass}
      type="button"
      data-place={place}
      aria-pressed={isFavourite}
      aria-label={isFavourite ? messages.remove(name) : messages.add(name)}
      onClick={() => toggle({ productId, isFavourite: !isFavourite })}
    />
  );
}
