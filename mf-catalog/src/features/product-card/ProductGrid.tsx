import { Grid } from '@storefront/ui';
import { useCardBasket } from './useCardBasket';
import type { MenuCard } from '../../shared/menu/menuCard';
import { ProductCards } from './ProductCards';
import { useExpectedProduct } from './useExpectedProduct';

interface Props {
  cards: readonly MenuCard[];
  /** Cards of the first row, whose pictures are fetched ahead of all others. */
  eager?: number | undefined;
  /** Level of the names: one under the heading of what the grid stands in. */
  titleAs?: 'h2' | 'h3' | undefined;
}

/** Products in the grid, each bound to the cart. */
export function ProductGrid(props: Props) {
  const basket = useCardBasket();
  useExpectedProduct();
  return (
    <Grid>
      <ProductCards {...props} basket={basket} />
    </Grid>
  );
}
