import type { Article } from '@storefront/api-contract';
import { plainText } from '@storefront/cms-html';
import { keepTogether } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { css } from '@storefront/styles';
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

const rootClass = css({ height: '100%' });
const faceClass = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  height: '100%',
  [media.hover]: { 'a&:hover h2': { color: colour.accentInk } },
});
const wordsClass = css({ display: 'flex', flexDirection: 'column', gap: 4, marginTop: 8 });
const nameClass = css({ ...textStyles.cardTitle, '&[data-large=true]': textStyles.h3 });
const leadClass = css({ ...textStyles.s, color: colour.ink2 });

/** A card of the blog or the news; the whole card is one link. */
export function ArticleCard({ article, path, readAt, isLarge, priority }: Props) {
  const lead = plainText(article.lead ?? '');
  const face = (
    <>
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
      <div className={wordsClass}>
        <ArticleDate published={article.published_at} readAt={readAt} />
        <h2 className={nameClass} data-large={isLarge}>
          {keepTogether(article.name)}
        </h2>
        {lead !== '' && <p className={leadClass}>{keepTogether(lead)}</p>}
      </div>
    </>
  );
  return (
    <article className={rootClass}>
      {path === undefined ? (
        <div className={faceClass}>{face}</div>
      ) : (
        <Link className={faceClass} to={path}>
          {face}
        </Link>
      )}
    </article>
  );
}
