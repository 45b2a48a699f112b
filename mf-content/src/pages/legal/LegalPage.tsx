import styled from '@emotion/styled';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
  useBrand,
} from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import {
  AsyncList,
  Breadcrumbs,
  Container,
  EmptyState,
  ListRow,
  SectionHeading,
  Skeleton,
  toListState,
} from '@storefront/ui';
import { ChevronRight, FileText } from 'lucide-react';
import { landingLinksQuery } from '../../shared/landings/landingQueries';
import { messages } from './messages';

const documentsQuery = () => landingLinksQuery('/legal/');

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await queryClient.fetchQuery(documentsQuery());
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: messages.documentTitle(brand.name),
  description: messages.description(brand.name),
});

export async function schema({ brand, absolute }: SchemaContext): Promise<readonly object[]> {
  const { breadcrumbList } = await import(/* webpackMode: "weak" */ '@storefront/contracts/schema');
  return [
    breadcrumbList([
      { name: brand.name, url: absolute(paths.home()) },
      { name: messages.title, url: absolute(paths.legal()) },
    ]),
  ];
}

const Page = styled(Container)({ paddingBottom: 52 });
const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: 12,
});

/** The chain's legal documents: the landings whose url begins with `legal/`. */
export default function LegalPage() {
  const { deliveryEmail } = useBrand();
  const query = useQuery(documentsQuery());
  return (
    <Page>
      <Breadcrumbs label={messages.breadcrumbs} steps={[{ name: messages.home, href: paths.home() }]} />
      <SectionHeading level="h1" title={messages.title} />
      <AsyncList
        state={toListState(query)}
        texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
        failureTitleAs="h2"
        skeleton={
          <List as="div">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} shape="row" />
            ))}
          </List>
        }
        empty={<EmptyState titleAs="h2" title={messages.empty} text={messages.emptyText(deliveryEmail)} />}
      >
        {(documents) => (
          <List>
            {documents.map(({ path, name }) => (
              <li key={path}>
                <ListRow
                  look="filled"
                  href={paths.landing({ path })}
                  title={name}
                  media={<FileText size={22} aria-hidden />}
                  trailing={<ChevronRight size={20} aria-hidden />}
                />
              </li>
            ))}
          </List>
        )}
      </AsyncList>
    </Page>
  );
}
