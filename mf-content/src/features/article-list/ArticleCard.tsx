import styled from '@emotion/styled';
import type { Article } from '@storefront/api-contract';
import { plainText } from '@storefront/cms-html';
import { Link } from '@storefront/router';
import { colour, media, textStyles } from '@storefront/tokens';
import { ArticleCover } from '../../shared/articles/ArticleCover';
import { ArticleDate } from '../../shared/articles/ArticleDate';

interface Props {
  article: Article;
  /** The path of the article's page; undefined for an article without a slug. */
  path: string | undefined;
  readAt: number;
  isLarge: boolean;
  priority: 'high' | 'lazy';
}

const Root = styled.article({ height: '100%' });
const Face = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  height: '100%',
  [media.hover]: { 'a&:hover h2': { color: colour.accentInk } },
});
const Words = styled.div({ display: 'flex', flexDirection: 'column', gap: 4, marginTop: 8 });
const Name = styled.h2({ ...textStyles.cardTitle, '&[data-large=true]': textStyles.h3 });
const Lead = styled.p({ ...textStyles.s, color: colour.ink2 });

/** A card of the blog or the news; the whole card is one link. */
export function ArticleCard({ article, path, readAt, isLarge, priority }: Props) {
  const lead = plainText(article.lead ?? '');
  return (
    <Root>
      <Face {...(path !== undefined && { as: Link, to: path })}>
        <ArticleCover
          article={article}
          ground={isLarge ? 'plum' : 'tint'}
          sizes={
            isLarge
              ? '(min-width: 1200px) 660px, 100vw'
              : '(min-width: 1200px) 432px, (min-width: 768px) 50vw, 100vw'
          }
          priority={priority}
        />
        <Words>
          <ArticleDate published={article.published_at} readAt={readAt} />
          <Name data-large={isLarge}>{article.name}</Name>
          {lead !== '' && <Lead>{lead}</Lead>}
        </Words>
      </Face>
    </Root>
  );
}
