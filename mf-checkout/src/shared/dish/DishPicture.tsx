import type { CartItem } from '@storefront/api-contract';
import { css } from '@storefront/styles';
import { Picture, Tile } from '@storefront/ui';
import { useGroupTint } from './useGroupTint';
import { useWholeProduct } from './useWholeProduct';

interface Props {
  item: CartItem;
  size: 56 | 84;
  look?: 'lit' | 'faded';
}

const boxClass = css({
  flex: 'none',
  '&[data-size="84"]': { width: 84 },
  '&[data-size="56"]': { width: 56 },
});

/** A dish of the cart on the tile of its menu group. Decorative: the name stands beside it. */
export function DishPicture({ item, size, look = 'lit' }: Props) {
  const { product } = item;
  const whole = useWholeProduct(item);
  const tint = useGroupTint(item);
  return (
    <div className={boxClass} data-size={size}>
      <Tile shape="square" look={look} {...(tint ? { group: tint } : {})}>
        <Picture media={product.media_list[0] ?? whole?.media_list[0]} alt="" sizes={`${size}px`} />
      </Tile>
    </div>
  );
}
