import { groupQuery, useLocationFields } from '@storefront/api-client';
import type { Group } from '@storefront/api-contract';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  type PageParams,
  paths,
  type SchemaContext,
} from '@storefront/contracts';
import { Container, EmptyState, SectionHeading } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { Breadcrumbs } from '../../features/breadcrumbs';
import { ProductGrid, ProductGridSkeleton } from '../../features/product-card';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { positions } from '../../shared/menu/cardFacts';
import { currentLocation, groupCardsQuery } from '../../shared/menu/menuQueries';
import { messages } from './messages';

const firstRow = 4;

/** @throws ApiError 404 when no group has this slug. */
export async function prefetch({ params, queryClient }: PageContext): Promise<void> {
  const group = await queryClient.fetchQuery(groupQuery(params['group'] ?? ''));
  await queryClient.fetchQuery(groupCardsQuery(group, currentLocation()));
}

export function head({ params, queryClient, brand }: HeadContext): PageHead {
  const group = queryClient.getQueryData(groupQuery(params['group'] ?? '').queryKey);
  if (!group) return {};
  return {
    title: group.seo_page?.title ?? `${group.name} — ${brand.name}`,
    description: group.seo_page?.description ?? messages.description(group.name, brand.name),
  };
}

export async function schema({
  params,
  queryClient,
  brand,
  absolute,
}: SchemaContext): Promise<readonly object[]> {
  const { breadcrumbList } = await import('@storefront/contracts/schema');
  const slug = params['group'] ?? '';
  const name = queryClient.getQueryData(groupQuery(slug).queryKey)?.name ?? slug;
  return [
    breadcrumbList([
      { name: brand.name, url: absolute(paths.home()) },
      { name: messages.menu, url: absolute(paths.menu()) },
      { name, url: absolute(paths.menuGroup({ group: slug })) },
    ]),
  ];
}

/** One group of the menu (spec §2). */
export default function MenuGroupPage({ params }: { params: PageParams }) {
  const { data: group, isError, refetch } = useQuery(groupQuery(params['group'] ?? ''));
  if (group) return <GroupPage group={group} />;
  return (
    <Container>
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : <ProductGridSkeleton />}
    </Container>
  );
}

function GroupPage({ group }: { group: Group }) {
  const { data, isError, refetch } = useQuery(groupCardsQuery(group, useLocationFields()));
  return (
    <Container>
      <Breadcrumbs />
      <SectionHeading
        level="h1"
        title={group.name}
        note={data && data.cards.length > 0 ? positions(data.cards.length) : undefined}
      />
      {data?.cards.length === 0 && <EmptyState title={messages.empty} titleAs="h2" />}
      {data && data.cards.length > 0 && <ProductGrid cards={data.cards} eager={firstRow} titleAs="h2" />}
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <ProductGridSkeleton />)}
    </Container>
  );
}
