import { useFailureToast, useLocationFields } from '@storefront/api-client';
import type { WidgetContext, WidgetProps } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { toLoadFailure } from '@storefront/ui';
import { ProductCard } from '../../features/product-card';
import { ProductsSlider, ProductsSliderSkeleton } from '../../features/products-slider';
import { useCardBinding } from '../../shared/basket/useCardBinding';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { currentLocation } from '../../shared/menu/menuQueries';
import { sliderCardsQuery } from '../../shared/menu/sliderCardsQuery';

type Props = WidgetProps<'catalog:products-slider'>;

export async function prefetch({
  props: { groupId, firstId, exceptId },
  queryClient,
}: WidgetContext<'catalog:products-slider'>): Promise<void> {
  await queryClient.prefetchQuery(sliderCardsQuery({ groupId, firstId, exceptId }, currentLocation()));
}

/** The available products of a group in a row; renders nothing without any. */
export default function ProductsSliderWidget({ title, groupId, firstId, exceptId, onAdded }: Props) {
  const location = useLocationFields();
  const query = useQuery(sliderCardsQuery({ groupId, firstId, exceptId }, location));
  useFailureToast(query.error);
  const bind = useCardBinding({ onAdded });
  const cards = query.data?.cards;
  const failure = toLoadFailure(query);
  if (failure) return <LoadFailure {...failure} />;
  if (!cards) return <ProductsSliderSkeleton title={title} />;
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
