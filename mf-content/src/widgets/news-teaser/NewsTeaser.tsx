import type { Article } from '@storefront/api-contract';
import { keepTogether, type PageContext, paths, serverOnlyMeta } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { Link } from '@storefront/router';
import { css } from '@storefront/styles';
import { colour, media, textStyles } from '@storefront/tokens';
import { LinkButton, SectionHeading } from '@storefront/ui';
import { useId } from 'react';
import { ArticleCover } from '../../shared/articles/ArticleCover';
import { ArticleDate } from '../../shared/articles/ArticleDate';
import { newsQuery } from '../../shared/articles/articleQueries';
import { messages } from './messages';

const pieces = 3;

const teaserQuery = () => ({ ...newsQuery(1, pieces), meta: serverOnlyMeta });

/** Only the server renders the teaser, so its data must be there beforehand. A failure leaves the teaser out. */
export async function prefetch({ queryClient }: Pick<PageContext, 'queryClient'>): Promise<void> {
  await queryClient.prefetchQuery(teaserQuery());
}

const rootClass = css({ paddingTop: 52, paddingBottom: 52 });
const cardsClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const pieceClass = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  [media.hover]: { '&:hover h3': { color: colour.accentInk } },
});
const nameClass = css(textStyles.cardTitle);

/** The newest pieces of news, with a link to all. Nothing without news or when they fail to load. */
export default function NewsTeaser() {
  const titleId = useId();
  const { data, dataUpdatedAt } = useQuery(teaserQuery());
  const news = (data?.data ?? []).filter(({ slug }) => slug !== '').slice(0, pieces);
  if (news.length === 0) return null;
  return (
    <section className={rootClass} aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={messages.title}
        action={<LinkButton href={paths.news()}>{messages.all}</LinkButton>}
      />
      <ul className={cardsClass}>
        {news.map((article) => (
          <li key={article.id}>
            <TeaserCard article={article} readAt={dataUpdatedAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TeaserCard({ article, readAt }: { article: Article; readAt: number }) {
  return (
    <Link className={pieceClass} to={paths.newsItem({ slug: article.slug })}>
      <ArticleCover article={article} sizes="(min-width: 1200px) 432px, (min-width: 768px) 33vw, 100vw" />
      <ArticleDate published={article.published_at} readAt={readAt} />
      <h3 className={nameClass}>{keepTogether(article.name)}</h3>
    </Link>
  );
}
