import { useLocationFields } from '@storefront/api-client';
import type { WidgetContext, WidgetProps } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { Stack, toLoadFailure } from '@storefront/ui';
import { useEffect, useEffectEvent } from 'react';
import {
  ComboPicker,
  ModifierPicker,
  OrderBar,
  ProductSkeleton,
  useProductOrder,
} from '../../features/product';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { currentLocation } from '../../shared/menu/menuQueries';
import { productAtLocationQuery } from '../../shared/menu/productQueries';

const orderClass = css({ maxWidth: 480 });

export async function prefetch({ props, queryClient }: WidgetContext<'catalog:combo-slider'>): Promise<void> {
  await queryClient.prefetchQuery(productAtLocationQuery(props.slug, currentLocation()));
}

/**
 * The parts of a combo, for other teams. `onChange` gets every choice, including the initial one. Without `onChange`
 * the widget also shows the modifiers and adds the combo to the cart.
 */
export default function ComboSliderWidget({ slug, onChange }: WidgetProps<'catalog:combo-slider'>) {
  const query = useQuery(productAtLocationQuery(slug, useLocationFields()));
  const product = query.data;
  const order = useProductOrder({ product });
  const { dishes, modifierIds, extras, choose } = order.combo;

  const price = product?.price != null ? product.price + extras : undefined;
  const reportChoice = useEffectEvent((sum: number) => onChange?.({ modifierIds, price: sum }));
  useEffect(() => {
    if (price !== undefined) reportChoice(price);
  }, [price, modifierIds]);

  const failure = toLoadFailure(query);
  if (failure) return <LoadFailure {...failure} />;
  if (!product) return <ProductSkeleton />;
  const tint = product.group?.tint ?? '';
  return (
    <Stack gap={24}>
      <ComboPicker dishes={dishes} onChoose={choose} tint={tint} />
      {!onChange && (
        <Stack className={orderClass} gap={24}>
          <ModifierPicker order={order} tint={tint} />
          <OrderBar order={order} name={product.name} price={product.price} />
        </Stack>
      )}
    </Stack>
  );
}
