import { closePanels, type PanelParams, replacePanel, usePanelBack } from '@storefront/contracts';
import { EmptyState, PanelFrame } from '@storefront/ui';
import { useId } from 'react';
import { ProductCard } from '../../features/product-card';
import { ProductsSlider, ProductsSliderSkeleton } from '../../features/products-slider';
import { useCardBinding } from '../../shared/basket/useCardBinding';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { useGroupCards } from '../../shared/menu/useGroupCards';
import { useBackWhenDone } from '../../shared/useBackWhenDone';
import { messages } from './messages';

/** Replacements for an unavailable dish. Adding one goes back to the previous panel or page (spec §2, §4). */
export default function ProductsSliderPanel({ group, except }: PanelParams<'products-slider'>) {
  const titleId = useId();
  const groupId = Number(group);
  return (
    <PanelFrame
      titleId={titleId}
      title={messages.title}
      back={usePanelBack()}
      close={{ label: messages.close, onPress: closePanels }}
    >
      {Number.isInteger(groupId) ? (
        <Replacements groupId={groupId} exceptId={except === undefined ? undefined : Number(except)} />
      ) : (
        <NoReplacements />
      )}
    </PanelFrame>
  );
}

function Replacements({ groupId, exceptId }: { groupId: number; exceptId: number | undefined }) {
  const { cards, failure } = useGroupCards(groupId, exceptId);
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
