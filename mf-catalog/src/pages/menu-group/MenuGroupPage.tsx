import {
  groupQuery,
  labelsQuery,
  settingsQuery,
  useExtra,
  useIsHydrated,
  useLocationFields,
} from '@storefront/api-client';
import type { Group } from '@storefront/api-contract';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  type PageParams,
  paths,
  type SchemaContext,
} from '@storefront/contracts';
import { css } from '@storefront/styles';
import { Container, EmptyState, SectionHeading } from '@storefront/ui';
import { type QueryClient, useQuery, useQueryClient } from '@storefront/query';
import { lazy, Suspense } from 'react';
import { MenuBreadcrumbs } from '../../features/breadcrumbs';
import { LabelFilter, EmptyMenu } from '../../features/label-filter';
import { ProductCards } from '../../features/product-card';
import {
  isLongList,
  loadVirtualList,
  NoScriptLinks,
  ProductList,
  ProductListFallback,
} from '../../features/product-list';
import { positions } from '../../shared/card/cardFacts';
import { readLabels, useChosenLabels } from '../../shared/labels/chosenLabels';
import type { MenuCard } from '../../shared/card/menuCard';
import { favouritesSlug } from '../../shared/favourites/favouritesPath';
import { currentLocation, groupCardsQuery, groupPageQuery } from '../../shared/menu/menuQueries';
import { messages } from './messages';
import { NeighbourLinks } from './NeighbourLinks';

const firstRow = 4;

// The filter follows the heading closely.
const filterSlotClass = css({ marginTop: -16, '&:not(:empty)': { marginBottom: 24 } });

// Few visitors open it, and the server does not render its dishes.
const FavouriteDishes = lazy(() =>
  import('./FavouriteDishes').then((module) => ({ default: module.FavouriteDishes })),
);

/** Whether a slug is that of the marked dishes: with a back end that keeps none, it is a group's like any other. */
function isOfFavourites(queryClient: QueryClient, slug = ''): boolean {
  const settings = queryClient.getQueryData(settingsQuery().queryKey);
  return slug === favouritesSlug && settings?.extras.includes('favourites') === true;
}

/** @throws ApiError 404 when no group has this slug. */
export async function prefetch({ params, search, queryClient }: PageContext): Promise<void> {
  if (params['group'] === favouritesSlug) {
    await queryClient.prefetchQuery(settingsQuery());
    if (isOfFavourites(queryClient, params['group'])) return;
  }
  const [location, labels] = [currentLocation(), readLabels(search)];
  const group = await queryClient.fetchQuery(groupQuery(params['group'] ?? ''));
  const [{ cards, count }] = await Promise.all([
    queryClient.fetchQuery(groupPageQuery(group, location, labels)),
    queryClient.prefetchQuery(labelsQuery(labels, location)),
  ]);
  if (isLongList({ cards: cards.length, count })) await loadVirtualList();
}

export function head({ params, queryClient, brand }: HeadContext): PageHead {
  // The page has nothing for a search engine that the menu does not have.
  if (isOfFavourites(queryClient, params['group']))
    return { title: `${messages.favourites} — ${brand.name}`, canonical: paths.menu() };
  const group = queryClient.getQueryData(groupQuery(params['group'] ?? '').queryKey);
  if (!group) return {};
  return {
    title: group.seo_page?.title ?? `${group.name} — ${brand.name}`,
    description: group.seo_page?.description ?? messages.description(group.name, brand.name),
  };
}

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { breadcrumbList } = await import(/* webpackMode: "weak" */ '@storefront/contracts/schema');
  const slug = context.params['group'] ?? '';
  if (isOfFavourites(context.queryClient, slug)) return [];
  const name = context.queryClient.getQueryData(groupQuery(slug).queryKey)?.name ?? slug;
  return [
    breadcrumbList(context, [
      { name: messages.menu, href: paths.menu() },
      { name, href: paths.menuGroup({ group: slug }) },
    ]),
  ];
}

/** One group of the menu (spec §2). */
export default function MenuGroupPage({ params }: { params: PageParams }) {
  const offersFavourites = useExtra('favourites');
  if (offersFavourites && params['group'] === favouritesSlug) return <FavouritesPage />;
  return <NamedGroupPage params={params} />;
}

/** The server renders no dish: its HTML is every guest's. */
function FavouritesPage() {
  const placeholder = <ProductListFallback isError={false} onRetry={() => {}} />;
  return (
    <Container>
      <MenuBreadcrumbs />
      <SectionHeading level="h1" title={messages.favourites} />
      {useIsHydrated() ? (
        <Suspense fallback={placeholder}>
          <FavouriteDishes renderCards={renderCards} />
        </Suspense>
      ) : (
        placeholder
      )}
    </Container>
  );
}

function NamedGroupPage({ params }: { params: PageParams }) {
  const { data: group, isError, refetch } = useQuery(groupQuery(params['group'] ?? ''));
  if (group) return <GroupPage group={group} />;
  return (
    <Container>
      <ProductListFallback isError={isError} onRetry={() => void refetch()} />
    </Container>
  );
}

function GroupPage({ group }: { group: Group }) {
  const labels = useChosenLabels();
  const location = useLocationFields();
  const { data, isError, refetch } = useQuery(groupPageQuery(group, location, labels));
  const { cards = [], count = 0 } = data ?? {};
  const whole = useQueryClient().getQueryData(groupCardsQuery(group, location, labels).queryKey);
  return (
    <Container>
      <MenuBreadcrumbs />
      <SectionHeading level="h1" title={group.name} note={count > 0 ? positions(count) : undefined} />
      <div className={filterSlotClass}>
        <LabelFilter counts={data?.labelCounts} />
      </div>
      {data &&
        count === 0 &&
        (labels.length > 0 ? <EmptyMenu /> : <EmptyState title={messages.empty} titleAs="h2" />)}
      {count > 0 && (
        <ProductList group={group} cards={cards} count={count} eager={firstRow} renderCards={renderCards} />
      )}
      {count > cards.length && <NoScriptLinks cards={whole?.cards.slice(cards.length) ?? []} />}
      {data && <NeighbourLinks {...data.neighbours} />}
      {!data && <ProductListFallback isError={isError} onRetry={() => void refetch()} />}
    </Container>
  );
}

const renderCards = (cards: readonly MenuCard[], eager = 0) => (
  <ProductCards cards={cards} eager={eager} titleAs="h2" />
);
