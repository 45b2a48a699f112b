import { groupsQuery, useFailureToast, useLocationFields } from '@storefront/api-client';
import type { WidgetProps } from '@storefront/contracts';
import { saucesGroup } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { ProductCard } from '../../features/product-card';
import { ProductsSlider, ProductsSliderSkeleton } from '../../features/products-slider';
import { useCardBinding } from '../../shared/basket/useCardBinding';
import { sliderCardsQuery } from '../../shared/menu/sliderCardsQuery';
import { useFocusOnNextCard } from './useFocusOnNextCard';

type Props = WidgetProps<'catalog:sauces'>;

/**
 * Sauces for the dishes in the cart, from the group that is found by its name (spec §9). The row is optional: a
 * failure is toasted (spec §8) and renders nothing, and no placeholder stands before the menu has the group.
 */
export default function SaucesWidget({ title }: Props) {
  const { data: groups, error } = useQuery(groupsQuery(useLocationFields()));
  useFailureToast(error);
  const group = saucesGroup(groups ?? []);
  return group && <Sauces title={title} groupId={group.id} />;
}

function Sauces({ title, groupId }: Props & { groupId: number }) {
  const { data, isPending, error } = useQuery(sliderCardsQuery({ groupId }, useLocationFields()));
  useFailureToast(error);
  const bind = useCardBinding({ ignoresDoubleTap: true });
  // A sauce in the cart has its counter there. A sauce that is being added stays until the server has confirmed it.
  const offered = (data?.cards ?? [])
    .map((card) => ({ card, binding: bind(card) }))
    .filter(({ binding }) => binding.amount === 0 || binding.isSending);
  const row = useFocusOnNextCard(offered.length);

  if (isPending) return <ProductsSliderSkeleton title={title} />;
  if (offered.length === 0) return null;
  return (
    <div ref={row}>
      <ProductsSlider
        title={title}
        items={offered.map(({ card, binding }) => ({
          key: card.id,
          content: <ProductCard card={card} size="small" {...binding} amount={0} />,
        }))}
      />
    </div>
  );
}
