import { useFailureToast, useLocationFields } from '@storefront/api-client';
import type { WidgetContext, WidgetProps } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { ProductCard } from '../../features/product-card';
import { ProductsSlider, ProductsSliderSkeleton } from '../../features/products-slider';
import { useCardBinding } from '../../shared/basket/useCardBinding';
import { currentLocation, menuQuery, recommendedCardsQuery } from '../../shared/menu/menuQueries';
import { cheapestFirst } from './cheapestFirst';

export async function prefetch({
  props,
  queryClient,
}: WidgetContext<'catalog:recommendations'>): Promise<void> {
  await queryClient.prefetchQuery(recommendedCardsQuery(props.productId, currentLocation()));
}

/**
 * A slider of recommendations for a product or for the cart. A failed load is toasted (spec §8) and renders
 * nothing: the page works without it.
 */
export default function RecommendationsWidget({
  title,
  productId,
  atLeast,
}: WidgetProps<'catalog:recommendations'>) {
  const location = useLocationFields();
  const { data, isPending, error } = useQuery(recommendedCardsQuery(productId, location));
  const menu = useQuery({ ...menuQuery('whole', location), enabled: atLeast !== undefined });
  useFailureToast(error ?? menu.error);
  const bind = useCardBinding();

  if (isPending || menu.isLoading) return <ProductsSliderSkeleton title={title} />;
  const recommended = data?.cards ?? [];
  const cards =
    atLeast === undefined || !menu.data
      ? recommended
      : cheapestFirst(recommended, { menu: menu.data.cards, price: atLeast });
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
