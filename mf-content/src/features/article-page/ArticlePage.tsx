import styled from '@emotion/styled';
import type { Article } from '@storefront/api-contract';
import { CmsHtml, plainText } from '@storefront/cms-html';
import type { PageParams } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { colour, media, pictureBox, radius, textStyles } from '@storefront/tokens';
import {
  LinkButton,
  LoadFailure,
  Skeleton,
  SkeletonGroup,
  SkeletonLines,
  toLoadFailure,
} from '@storefront/ui';
import { ArticleCover } from '../../shared/articles/ArticleCover';
import { ArticleDate } from '../../shared/articles/ArticleDate';
import type { ArticleSection } from '../../shared/articles/articleSections';
import { ContentBreadcrumbs, ContentFrame } from '../../shared/content-page/ContentPage';
import { messages } from './messages';

interface Props {
  section: ArticleSection;
  params: PageParams;
}

/** A line of text that is easy to read. */
const Column = styled.div({ maxWidth: 720, marginInline: 'auto' });
const Head = styled.header({ display: 'flex', flexDirection: 'column', gap: 12, marginBottom: 24 });
const Name = styled.h1({ overflowWrap: 'anywhere' });
const Lead = styled.p({
  ...textStyles.h3,
  fontWeight: 'inherit',
  fontVariationSettings: 'normal',
  color: colour.ink2,
});
const Cover = styled.div({ marginBottom: 32 });
const End = styled.div({ marginTop: 40 });
const NameSkeleton = styled(Skeleton)({
  '&[data-shape=title]': { height: '2rem', margin: 0, [media.sm]: { height: '2.75rem' } },
});
const CoverSkeleton = styled(Skeleton)({
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
    <ContentFrame>
      <Column>
        <ContentBreadcrumbs steps={[{ name: section.texts.title, href: section.path }]} />
        {query.data ? (
          <Text article={query.data} readAt={query.dataUpdatedAt} />
        ) : failure ? (
          <LoadFailure titleAs="h1" title={messages.failed} retry={messages.retry} {...failure} />
        ) : (
          <ArticleSkeleton />
        )}
        <End>
          <LinkButton href={section.path}>{section.texts.all}</LinkButton>
        </End>
      </Column>
    </ContentFrame>
  );
}

function Text({ article, readAt }: { article: Article; readAt: number }) {
  const lead = plainText(article.lead ?? '');
  return (
    <article>
      <Head>
        <ArticleDate published={article.published_at} readAt={readAt} />
        <Name>{article.name}</Name>
        {lead !== '' && <Lead>{lead}</Lead>}
      </Head>
      {article.image && (
        <Cover>
          <ArticleCover article={article} sizes="(min-width: 768px) 720px, 100vw" priority="high" />
        </Cover>
      )}
      {article.content !== null && <CmsHtml html={article.content} />}
    </article>
  );
}

function ArticleSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Head as="div">
        <Skeleton width="third" />
        <NameSkeleton shape="title" width="wide" />
      </Head>
      <CoverSkeleton />
      <SkeletonLines count={5} />
    </SkeletonGroup>
  );
}
