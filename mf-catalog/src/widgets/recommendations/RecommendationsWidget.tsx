import { useLocationFields } from '@storefront/api-client';
import type { WidgetProps } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { ProductCard } from '../../features/product-card';
import { ProductsSlider, ProductsSliderSkeleton } from '../../features/products-slider';
import { useBasket } from '../../shared/basket/useBasket';
import { recommendedCardsQuery } from '../../shared/menu/menuQueries';

/**
 * A slider of what goes with a product or with the cart. Advice that cannot be had is no failure of the page: the
 * widget then draws nothing.
 */
export default function RecommendationsWidget({ title, productId }: WidgetProps<'catalog:recommendations'>) {
  const location = useLocationFields();
  const { data, isPending } = useQuery(recommendedCardsQuery(productId, location));
  const { amountOf, isSending, add, change } = useBasket();

  if (isPending) return <ProductsSliderSkeleton title={title} />;
  const cards = data?.cards.filter((card) => !card.isStoplisted) ?? [];
  if (cards.length === 0) return null;
  return (
    <ProductsSlider
      title={title}
      items={cards.map((card) => ({
        key: card.id,
        content: (
          <ProductCard
            card={card}
            size="small"
            amount={amountOf(card.id)}
            isSending={isSending(card.id)}
            onAdd={(product) => void add({ product, amount: 1, modifiers: [] })}
            onChange={change}
          />
        ),
      }))}
    />
  );
}
