import { useFailureToast } from '@storefront/api-client';
import type { Article } from '@storefront/api-contract';
import { paths } from '@storefront/contracts';
import { usePagedList } from '@storefront/paged-list';
import type { QueryClient } from '@storefront/query';
import { useLocation } from '@storefront/router';
import {
  AsyncList,
  EmptyState,
  LinkButton,
  LoadMore,
  SectionHeading,
  Skeleton,
  Stack,
  toListState,
} from '@storefront/ui';
import { aboutSteps, type ArticleSection } from '../../shared/articles/articleSections';
import { newsHeader } from '../../shared/articles/articleQueries';
import { ContentPage } from '../../shared/content-page/ContentPage';
import { pageNumber, pagePath } from '../../shared/articles/pageNumber';
import { ArticleCard } from './ArticleCard';
import { cardsClass, coverSkeletonClass } from './articleListStyles';
import { messages } from './messages';

interface Props {
  section: ArticleSection;
}

/** Cards of the first row on a wide screen: their pictures load first. */
const firstRow = 3;

/** The blog or the news (spec §2, §4): begins at the page number in the URL; later pages are appended. */
export function ArticleList({ section }: Props) {
  const { search } = useLocation();
  const firstPage = pageNumber(new URLSearchParams(search));
  return (
    <ContentPage steps={aboutSteps}>
      <SectionHeading level="h1" title={section.texts.title} />
      <Articles key={firstPage} section={section} firstPage={firstPage} />
    </ContentPage>
  );
}

function Articles({ section, firstPage }: Props & { firstPage: number }) {
  const { texts, path } = section;
  const { list, count, readAt, error, nextPage, loadMore } = usePagedList<Article>({
    key: ['articles', section.key, 'pages'],
    loadPage: (client, page) => client.fetchQuery(section.listQuery(page)),
    pageKey: (page) => section.listQuery(page).queryKey,
    cachedPage: (client: QueryClient, page) => client.getQueryState(section.listQuery(page).queryKey),
    firstPage,
  });
  useFailureToast(error, messages.failed);
  return (
    <>
      {firstPage > 1 && (
        <LinkButton isWide href={pagePath(path, firstPage - 1)}>
          {texts.newer}
        </LinkButton>
      )}
      <AsyncList
        state={toListState(list, ({ items }) => items)}
        texts={{ loading: texts.loading, failed: { title: messages.failed }, retry: messages.retry }}
        failureTitleAs="h2"
        skeleton={<ListSkeleton />}
        empty={
          <EmptyState
            titleAs="h2"
            title={texts.empty}
            text={texts.emptyText}
            action={<LinkButton href={paths.menu()}>{messages.toMenu}</LinkButton>}
          />
        }
      >
        {(articles) => (
          <>
            <ul className={cardsClass}>
              {articles.map((article, index) => {
                const isLarge = section.key === 'news' && article.is_header && index < newsHeader;
                return (
                  <li key={article.id} data-large={isLarge}>
                    <ArticleCard
                      article={article}
                      path={article.slug === '' ? undefined : section.articlePath({ slug: article.slug })}
                      readAt={readAt}
                      isLarge={isLarge}
                      priority={index < firstRow ? 'high' : 'lazy'}
                    />
                  </li>
                );
              })}
            </ul>
            <LoadMore
              nextPage={nextPage}
              onLoadMore={loadMore}
              label={texts.more}
              retry={messages.retry}
              href={pagePath(path, firstPage + count)}
            />
          </>
        )}
      </AsyncList>
    </>
  );
}

function ListSkeleton() {
  return (
    <div className={cardsClass}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <div key={index}>
          <Skeleton className={coverSkeletonClass} />
          <Stack gap={4}>
            <Skeleton width="third" />
            <Skeleton width="wide" />
            <Skeleton />
            <Skeleton width="half" />
          </Stack>
        </div>
      ))}
    </div>
  );
}
