import type { Article } from '@storefront/api-contract';
import { CmsHtml, plainText } from '@storefront/cms-html';
import type { PageParams } from '@storefront/contracts';
import { keepTogether } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { colour, media, pictureBox, radius, textStyles } from '@storefront/tokens';
import {
  LinkButton,
  LoadFailure,
  Skeleton,
  SkeletonGroup,
  SkeletonLines,
  toLoadFailure,
  Container,
} from '@storefront/ui';
import { ArticleCover } from '../../shared/articles/ArticleCover';
import { ArticleDate } from '../../shared/articles/ArticleDate';
import type { ArticleSection } from '../../shared/articles/articleSections';
import { ContentBreadcrumbs, contentFrameClass } from '../../shared/content-page/ContentPage';
import { messages } from './messages';

interface Props {
  section: ArticleSection;
  params: PageParams;
}

/** A line of text that is easy to read. */
const columnClass = css({ maxWidth: 720, marginInline: 'auto' });
const headClass = css({ display: 'flex', flexDirection: 'column', gap: 12, marginBottom: 24 });
const nameClass = css({ overflowWrap: 'anywhere' });
const leadClass = css({
  ...textStyles.h3,
  fontWeight: 'inherit',
  fontVariationSettings: 'normal',
  color: colour.ink2,
});
const coverClass = css({ marginBottom: 32 });
const endClass = css({ marginTop: 40 });
const nameSkeletonClass = css({
  '&[data-shape=title]': { height: '2rem', margin: 0, [media.sm]: { height: '2.75rem' } },
});
const coverSkeletonClass = css({
  height: 'auto',
  ...pictureBox('16 / 10'),
  margin: '0 0 32px',
  borderRadius: radius.lg,
});

/** An article of the blog or a piece of news (spec §2). */
export function ArticlePage({ section, params }: Props) {
  const query = useQuery(section.articleQuery(params['slug'] ?? ''));
  const failure = toLoadFailure(query);
  return (
    <Container className={contentFrameClass}>
      <div className={columnClass}>
        <ContentBreadcrumbs steps={[{ name: section.texts.title, href: section.path }]} />
        {query.data ? (
          <Text article={query.data} readAt={query.dataUpdatedAt} />
        ) : failure ? (
          <LoadFailure titleAs="h1" title={messages.failed} retry={messages.retry} {...failure} />
        ) : (
          <ArticleSkeleton />
        )}
        <div className={endClass}>
          <LinkButton href={section.path}>{section.texts.all}</LinkButton>
        </div>
      </div>
    </Container>
  );
}

function Text({ article, readAt }: { article: Article; readAt: number }) {
  const lead = plainText(article.lead ?? '');
  return (
    <article>
      <header className={headClass}>
        <ArticleDate published={article.published_at} readAt={readAt} />
        <h1 className={nameClass}>{keepTogether(article.name)}</h1>
        {lead !== '' && <p className={leadClass}>{keepTogether(lead)}</p>}
      </header>
      {article.image && (
        <div className={coverClass}>
          <ArticleCover article={article} sizes="(min-width: 768px) 720px, 100vw" priority="high" />
        </div>
      )}
      {article.content !== null && <CmsHtml html={article.content} />}
    </article>
  );
}

function ArticleSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <div className={headClass}>
        <Skeleton width="third" />
        <Skeleton className={nameSkeletonClass} shape="title" width="wide" />
      </div>
      <Skeleton className={coverSkeletonClass} />
      <SkeletonLines count={5} />
    </SkeletonGroup>
  );
}
