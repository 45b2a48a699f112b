import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import type { HistoryEvent } from '@storefront/api-contract';
import { CmsHtml } from '@storefront/cms-html';
import { keepTogether, type PageContext, paths } from '@storefront/contracts';
import { queryOptions, useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { colour, media } from '@storefront/tokens';
import {
  AsyncList,
  EmptyState,
  LinkButton,
  SectionHeading,
  Skeleton,
  SkeletonLines,
  toListState,
} from '@storefront/ui';
import { ArticleCover } from '../../shared/articles/ArticleCover';
import { ContentPage } from '../../shared/content-page/ContentPage';
import { contentPageData } from '../../shared/content-page/contentPageData';
import { groupByYear } from './groupByYear';
import { messages } from './messages';

const historyQuery = () =>
  queryOptions({
    queryKey: ['history'],
    queryFn: async ({ client, signal }) => {
      const { articleCalls } = await loadDeferredCalls();
      return apiOf(client).call(articleCalls.history, { signal });
    },
    staleTime: 5 * 60_000,
  });

const steps = [{ name: messages.about, href: paths.about() }];

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await queryClient.fetchQuery(historyQuery());
}

export const { head, schema } = contentPageData({ path: paths.history(), steps, texts: messages });

const yearsClass = css({ display: 'grid', gap: 40, maxWidth: 960 });
/** The year stands above its events on a phone, and beside them on wider screens. */
const yearClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingTop: 24,
  borderTop: `1px solid ${colour.line}`,
  [media.sm]: { gridTemplateColumns: '144px minmax(0, 1fr)', gap: 24 },
});
const yearNameClass = css({ color: colour.accentInk });
const eventsClass = css({ display: 'grid', gap: 32 });
const eventClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.sm]: { '&[data-picture=true]': { gridTemplateColumns: 'minmax(0, 1fr) 200px' } },
  [media.md]: { '&[data-picture=true]': { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
});
const wordsClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 8,
});

/** The history of the chain by year (spec §2). */
export default function HistoryPage() {
  const query = useQuery(historyQuery());
  return (
    <ContentPage steps={steps}>
      <SectionHeading level="h1" title={messages.title} />
      <AsyncList
        state={toListState(query)}
        texts={{ loading: messages.loading, failed: { title: messages.failed }, retry: messages.retry }}
        failureTitleAs="h2"
        skeleton={<HistorySkeleton />}
        empty={
          <EmptyState
            titleAs="h2"
            title={messages.empty}
            text={messages.emptyText}
            action={<LinkButton href={paths.menu()}>{messages.toMenu}</LinkButton>}
          />
        }
      >
        {(events) => (
          <ol className={yearsClass}>
            {groupByYear(events).map(({ year, events: ofYear }) => (
              <li className={yearClass} key={year}>
                <h2 className={yearNameClass}>{year ?? messages.undated}</h2>
                <ul className={eventsClass}>
                  {ofYear.map((event) => (
                    <HistoryItem key={event.id} event={event} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )}
      </AsyncList>
    </ContentPage>
  );
}

function HistoryItem({ event }: { event: HistoryEvent }) {
  return (
    <li className={eventClass} data-picture={event.image !== null}>
      <div className={wordsClass}>
        {event.name !== '' && <h3>{keepTogether(event.name)}</h3>}
        {event.description !== null && (
          <CmsHtml html={event.description} headingAbove={event.name === '' ? 'h2' : 'h3'} />
        )}
      </div>
      {event.image && (
        <ArticleCover article={event} sizes="(min-width: 992px) 240px, (min-width: 768px) 200px, 100vw" />
      )}
    </li>
  );
}

function HistorySkeleton() {
  return (
    <div className={yearsClass}>
      {[0, 1, 2, 3].map((row) => (
        <div className={yearClass} key={row}>
          <Skeleton shape="title" width="half" />
          <div className={wordsClass}>
            <Skeleton shape="title" width="half" />
            <SkeletonLines count={2} />
          </div>
        </div>
      ))}
    </div>
  );
}
