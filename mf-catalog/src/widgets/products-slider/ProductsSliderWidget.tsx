import type { WidgetProps } from '@storefront/contracts';
import { ProductCard } from '../../features/product-card';
import { ProductsSlider, ProductsSliderSkeleton } from '../../features/products-slider';
import { useCardBinding } from '../../shared/basket/useCardBinding';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { useGroupCards } from '../../shared/menu/useGroupCards';

/** The available products of a group in a row; renders nothing when there are none. */
export default function ProductsSliderWidget({
  title,
  groupId,
  exceptId,
  onAdded,
}: WidgetProps<'catalog:products-slider'>) {
  const { cards, isFailed, retry } = useGroupCards(groupId, exceptId);
  const bind = useCardBinding({ onAdded });
  if (isFailed) return <LoadFailure onRetry={retry} />;
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
