import type { Media } from '@storefront/api-contract';
import { groupsQuery, useLocationFields } from '@storefront/api-client';
import { css } from '@storefront/styles';
import { Picture, Tile } from '@storefront/ui';
import { useQuery } from '@storefront/query';

interface Props {
  product: { parent_group_id: number | null; media_list: readonly Media[] };
  size: 56 | 84;
  look?: 'lit' | 'faded';
}

const boxClass = css({
  flex: 'none',
  '&[data-size="84"]': { width: 84 },
  '&[data-size="56"]': { width: 56 },
});

/** A dish of the cart on the tile of its menu group. Decorative: the name stands beside it. */
export function DishPicture({ product, size, look = 'lit' }: Props) {
  const { data: groups } = useQuery(groupsQuery(useLocationFields()));
  const tint = groups?.find(({ id }) => id === product.parent_group_id)?.tint;
  return (
    <div className={boxClass} data-size={size}>
      <Tile shape="square" look={look} {...(tint ? { group: tint } : {})}>
        <Picture media={product.media_list[0]} alt="" sizes={`${size}px`} />
      </Tile>
    </div>
  );
}
