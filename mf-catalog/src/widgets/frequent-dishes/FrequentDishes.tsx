import { ordersQuery, useLocationFields } from '@storefront/api-client';
import { frequentDishes } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { ProductCard } from '../../features/product-card';
import { ProductsSlider } from '../../features/products-slider';
import { useCardBinding } from '../../shared/basket/useCardBinding';
import { isAvailable } from '../../shared/card/isAvailable';
import { menuQuery } from '../../shared/menu/menuQueries';
import { messages } from './messages';

const maxDishes = 8;
const rootClass = css({ marginTop: 36 });

/**
 * The dishes that the customer orders often, as far as the menu has them now. The row is optional: nothing
 * while it loads, without such dishes and after a failure.
 */
export default function FrequentDishes() {
  const { data: orders } = useQuery(ordersQuery());
  const ids = frequentDishes(orders?.data ?? []);
  // The dishes of the home page are only the first of each group.
  const { data: menu } = useQuery({ ...menuQuery('whole', useLocationFields()), enabled: ids.length > 0 });
  const bind = useCardBinding();
  const byId = new Map(menu?.cards.filter(isAvailable).map((card) => [card.id, card]));
  const cards = ids.flatMap((id) => byId.get(id) ?? []).slice(0, maxDishes);
  if (cards.length === 0) return null;
  return (
    <div className={rootClass}>
      <ProductsSlider
        title={messages.title}
        items={cards.map((card) => ({
          key: card.id,
          content: <ProductCard card={card} size="small" {...bind(card)} />,
        }))}
      />
    </div>
  );
}
