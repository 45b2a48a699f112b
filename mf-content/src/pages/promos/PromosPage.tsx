import styled from '@emotion/styled';
import { promosQuery } from '@storefront/api-client';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
} from '@storefront/contracts';
import { Link } from '@storefront/router';
import { media, radius } from '@storefront/tokens';
import {
  AsyncList,
  buttonData,
  buttonStyles,
  Container,
  EmptyState,
  SectionHeading,
  Skeleton,
  toListState,
} from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { messages } from './messages';
import { PromoCard } from './PromoCard';

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await queryClient.fetchQuery(promosQuery());
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: messages.documentTitle(brand.name),
  description: messages.description(brand.name),
});

export async function schema({ brand, absolute }: SchemaContext): Promise<readonly object[]> {
  const { breadcrumbList } = await import('@storefront/contracts/schema');
  return [
    breadcrumbList([
      { name: brand.name, url: absolute(paths.home()) },
      { name: messages.title, url: absolute(paths.promos()) },
    ]),
  ];
}

/** Cards of the first row on a wide screen: their pictures load first. */
const firstRow = 3;

const Page = styled(Container)({ paddingTop: 16, paddingBottom: 52, [media.sm]: { paddingTop: 24 } });
const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 24px',
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: 40 },
});
const CardSkeleton = styled(Skeleton)({ height: 'auto', aspectRatio: '16 / 14', borderRadius: radius.lg });
const ButtonLink = styled(Link)(buttonStyles);

/** All current promotions (spec §2, /promos). */
export default function PromosPage() {
  return (
    <Page>
      <SectionHeading level="h1" title={messages.title} />
      <Promos />
    </Page>
  );
}

function Promos() {
  const query = useQuery(promosQuery());
  // The server and the browser share the time of the fetch; only the year of a date depends on it.
  const now = new Date(query.dataUpdatedAt);

  return (
    <AsyncList
      state={toListState(query)}
      texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
      failureTitleAs="h2"
      skeleton={
        <List as="div">
          {[0, 1, 2].map((index) => (
            <CardSkeleton key={index} />
          ))}
        </List>
      }
      empty={<NoPromos />}
    >
      {(promos) => (
        <List>
          {promos.map((promo, index) => (
            <li key={promo.id}>
              <PromoCard promo={promo} now={now} priority={index < firstRow ? 'high' : 'lazy'} />
            </li>
          ))}
        </List>
      )}
    </AsyncList>
  );
}

function NoPromos() {
  return (
    <EmptyState
      titleAs="h2"
      title={messages.empty}
      text={messages.emptyText}
      action={
        <ButtonLink {...buttonData({ kind: 'primary' })} to={paths.menu()}>
          <span data-part="face">{messages.toMenu}</span>
        </ButtonLink>
      }
    />
  );
}
