import { groupQuery, labelsQuery, useLocationFields } from '@storefront/api-client';
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
import { useQuery, useQueryClient } from '@storefront/query';
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
import { currentLocation, groupCardsQuery, groupPageQuery } from '../../shared/menu/menuQueries';
import { messages } from './messages';

const firstRow = 4;

// The filter follows the heading closely.
const filterSlotClass = css({ marginTop: -16, '&:not(:empty)': { marginBottom: 24 } });

/** @throws ApiError 404 when no group has this slug. */
export async function prefetch({ params, search, queryClient }: PageContext): Promise<void> {
  const [location, labels] = [currentLocation(), readLabels(search)];
  const group = await queryClient.fetchQuery(groupQuery(params['group'] ?? ''));
  const [{ cards, count }] = await Promise.all([
    queryClient.fetchQuery(groupPageQuery(group, location, labels)),
    queryClient.prefetchQuery(labelsQuery(labels, location)),
  ]);
  if (isLongList({ cards: cards.length, count })) await loadVirtualList();
}

export function head({ params, queryClient, brand }: HeadContext): PageHead {
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
      {!data && <ProductListFallback isError={isError} onRetry={() => void refetch()} />}
    </Container>
  );
}

const renderCards = (cards: readonly MenuCard[], eager: number) => (
  <ProductCards cards={cards} eager={eager} titleAs="h2" />
);
