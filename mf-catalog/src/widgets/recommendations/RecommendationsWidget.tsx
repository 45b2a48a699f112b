import { useFailureToast, useLocationFields } from '@storefront/api-client';
import type { WidgetProps } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { ProductCard } from '../../features/product-card';
import { ProductsSlider, ProductsSliderSkeleton } from '../../features/products-slider';
import { useCardBinding } from '../../shared/basket/useCardBinding';
import { recommendedCardsQuery } from '../../shared/menu/menuQueries';

/**
 * A slider of what goes with a product or with the cart. Advice that cannot be had is toasted (spec §8) and is no
 * failure of the page: the widget then draws nothing.
 */
export default function RecommendationsWidget({ title, productId }: WidgetProps<'catalog:recommendations'>) {
  const location = useLocationFields();
  const { data, isPending, error } = useQuery(recommendedCardsQuery(productId, location));
  useFailureToast(error);
  const bind = useCardBinding();

  if (isPending) return <ProductsSliderSkeleton title={title} />;
  const cards = data?.cards ?? [];
  if (cards.length === 0) return null;
  return (
    <ProductsSlider
      title={title}
      items={cards.map((card) => ({
        key: card.id,
        content: <ProductCard card={card} size="small" {...bind(card)} />,
      }))}
    />
  );
}
