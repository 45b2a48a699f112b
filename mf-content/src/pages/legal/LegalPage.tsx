import { type PageContext, paths, useBrand } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { AsyncList, EmptyState, ListRow, SectionHeading, Skeleton, toListState } from '@storefront/ui';
import { ChevronRight, FileText } from 'lucide-react';
import { ContentPage } from '../../shared/content-page/ContentPage';
import { contentPageData } from '../../shared/content-page/contentPageData';
import { landingLinksQuery } from '../../shared/landings/landingQueries';
import { messages } from './messages';

const documentsQuery = () => landingLinksQuery('/legal/');

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await queryClient.fetchQuery(documentsQuery());
}

export const { head, schema } = contentPageData({ path: paths.legal(), texts: messages });

const listClass = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: 12,
});

/** The chain's legal documents: the landings whose url begins with `legal/`. */
export default function LegalPage() {
  const { deliveryEmail } = useBrand();
  const query = useQuery(documentsQuery());
  return (
    <ContentPage>
      <SectionHeading level="h1" title={messages.title} />
      <AsyncList
        state={toListState(query)}
        texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
        failureTitleAs="h2"
        skeleton={
          <div className={listClass}>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} shape="row" />
            ))}
          </div>
        }
        empty={<EmptyState titleAs="h2" title={messages.empty} text={messages.emptyText(deliveryEmail)} />}
      >
        {(documents) => (
          <ul className={listClass}>
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
          </ul>
        )}
      </AsyncList>
    </ContentPage>
  );
}
