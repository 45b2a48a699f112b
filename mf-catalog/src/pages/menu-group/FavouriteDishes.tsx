import { useLocationFields } from '@storefront/api-client';
import { paths } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { EmptyState, Grid, LinkButton } from '@storefront/ui';
import { type ReactNode, useState } from 'react';
import { ProductListFallback } from '../../features/product-list';
import type { MenuCard } from '../../shared/card/menuCard';
import { useFavourites } from '../../shared/favourites/useFavourites';
import { everyCardQuery } from '../../shared/menu/menuQueries';
import { messages } from './messages';

/** The marked dishes that the menu of the place has, the latest first. */
export function FavouriteDishes({ renderCards }: { renderCards: (cards: readonly MenuCard[]) => ReactNode }) {
  const favourites = useFavourites((ids) => ids);
  const { data: ids } = favourites;
  const menu = useQuery({
    ...everyCardQuery(useLocationFields()),
    enabled: ids !== undefined && ids.length > 0,
  });
  const failed = [favourites, menu].filter(({ isError }) => isError);
  if (ids && menu.data && !favourites.isPlaceholderData)
    return <Dishes ids={ids} cards={menu.data.cards} renderCards={renderCards} />;
  if (ids?.length === 0 && !favourites.isPlaceholderData) return <NoDishes />;
  return (
    <ProductListFallback
      isError={failed.length > 0}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    />
  );
}

interface Props {
  ids: readonly number[];
  cards: readonly MenuCard[];
  renderCards: (cards: readonly MenuCard[]) => ReactNode;
}

/** A dish whose mark is removed here keeps its place until the page is left, so that the press can be undone. */
function Dishes({ ids, cards, renderCards }: Props) {
  const [atFirst] = useState(ids);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const shown = [...new Set([...ids.filter((id) => !atFirst.includes(id)), ...atFirst])];
  const dishes = shown.flatMap((id) => byId.get(id) ?? []);
  if (dishes.length === 0) return <NoDishes />;
  return <Grid>{renderCards(dishes)}</Grid>;
}

function NoDishes() {
  return (
    <EmptyState
      title={messages.noFavourites}
      titleAs="h2"
      text={messages.noFavouritesText}
      action={<LinkButton href={paths.menu()}>{messages.toMenu}</LinkButton>}
    />
  );
}
