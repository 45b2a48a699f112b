import { useLocationFields } from '@storefront/api-client';
import type { WidgetProps } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { useEffect, useEffectEvent } from 'react';
import { ComboPicker, ProductSkeleton, useComboChoice } from '../../features/product';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { productAtLocationQuery } from '../../shared/menu/productQueries';

/** The parts of a combo, for other teams. `onChange` gets every choice, including the initial one. */
export default function ComboSliderWidget({ slug, onChange }: WidgetProps<'catalog:combo-slider'>) {
  const { data: product, isError, refetch } = useQuery(productAtLocationQuery(slug, useLocationFields()));
  const { dishes, modifierIds, extras, choose } = useComboChoice(product);

  const price = product && product.price + extras;
  const reportChoice = useEffectEvent((sum: number) => onChange({ modifierIds, price: sum }));
  useEffect(() => {
    if (price !== undefined) reportChoice(price);
  }, [price, modifierIds]);

  if (isError && !product) return <LoadFailure onRetry={() => void refetch()} />;
  if (!product) return <ProductSkeleton />;
  return <ComboPicker dishes={dishes} onChoose={choose} tint={product.group?.tint ?? ''} />;
}
