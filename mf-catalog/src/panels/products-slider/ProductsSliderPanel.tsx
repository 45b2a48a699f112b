import { useFailureToast, useLocationFields } from '@storefront/api-client';
import { closePanels, type PanelParams, replacePanel, usePanelBack } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { EmptyState, PanelFrame, toLoadFailure } from '@storefront/ui';
import { ProductCard } from '../../features/product-card';
import { ProductsSlider, ProductsSliderSkeleton } from '../../features/products-slider';
import { useCardBinding } from '../../shared/basket/useCardBinding';
import { isAvailable } from '../../shared/card/isAvailable';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { groupCardsQuery, groupOfProductQuery } from '../../shared/menu/menuQueries';
import { useBackWhenDone } from '../../shared/useBackWhenDone';
import { messages } from './messages';

/** Replacements for an unavailable dish. Adding one goes back to the previous panel or page (spec §2, §4). */
export default function ProductsSliderPanel({ group, except }: PanelParams<'products-slider'>) {
  const [groupId, exceptId] = [Number(group), Number(except)];
  return (
    <PanelFrame title={messages.title} back={usePanelBack()} onClose={closePanels}>
      {Number.isInteger(groupId) ? (
        <Replacements groupId={groupId} exceptId={exceptId} />
      ) : (
        <ReplacementsOfMenuGroup exceptId={exceptId} />
      )}
    </PanelFrame>
  );
}

/** For a dish whose group the cart does not name: the menu does (readings 30). */
function ReplacementsOfMenuGroup({ exceptId }: { exceptId: number }) {
  const location = useLocationFields();
  const query = useQuery({ ...groupOfProductQuery(exceptId, location), enabled: Number.isInteger(exceptId) });
  useFailureToast(query.error);
  const failure = toLoadFailure(query);
  if (failure) return <LoadFailure {...failure} />;
  if (query.isLoading) return <ProductsSliderSkeleton title={messages.similar} />;
  return query.data ? <Replacements groupId={query.data} exceptId={exceptId} /> : <NoReplacements />;
}

function Replacements({ groupId, exceptId }: { groupId: number; exceptId: number }) {
  const query = useQuery(groupCardsQuery({ id: groupId }, useLocationFields()));
  useFailureToast(query.error);
  const failure = toLoadFailure(query);
  const cards = query.data?.cards.filter((card) => isAvailable(card) && card.id !== exceptId);
  const { start, finish } = useBackWhenDone('products-slider');
  const bind = useCardBinding({ onAdding: start, onAdded: finish });
  if (failure) return <LoadFailure {...failure} />;
  if (!cards) return <ProductsSliderSkeleton title={messages.similar} />;
  if (cards.length === 0) return <NoReplacements />;
  return (
    <ProductsSlider
      title={messages.similar}
      items={cards.map((card) => ({
        key: card.id,
        content: (
          <ProductCard
            card={card}
            size="small"
            {...bind(card)}
            onOpen={(product) => replacePanel('product', product)}
          />
        ),
      }))}
    />
  );
}

function NoReplacements() {
  return <EmptyState title={messages.empty} text={messages.emptyHint} />;
}
