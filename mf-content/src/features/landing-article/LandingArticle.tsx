import type { Landing } from '@storefront/api-contract';
import { CmsHtml } from '@storefront/cms-html';
import { paths, useBrand } from '@storefront/contracts';
import type { Crumb } from '@storefront/contracts/schema';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { media, pictureBox, radius, textStyles } from '@storefront/tokens';
import {
  EmptyState,
  LinkButton,
  LoadFailure,
  Picture,
  Skeleton,
  SkeletonGroup,
  SkeletonLines,
  Tile,
  toLoadFailure,
  Container,
} from '@storefront/ui';
import type { ReactNode } from 'react';
import { contentFrameClass, ContentPage } from '../../shared/content-page/ContentPage';
import { landingQuery } from '../../shared/landings/landingQueries';
import { landingTitle } from '../../shared/landings/landingTitle';
import { messages } from './messages';

interface Props {
  /** The path of the landing. */
  path: string;
  /** The pages between home and this one. */
  steps?: readonly Crumb[];
  /** Replaces a landing that the chain does not have. Without a fallback the missing landing is an error. */
  fallback?: { title: string; text: ReactNode };
  /** Below the text. */
  children?: ReactNode | ((landing: Landing) => ReactNode);
  /** Below the text and the picture, as wide as the page. */
  blocks?: ReactNode;
}

const columnsClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 40px',
  '&[data-has-picture]': {
    gridTemplate: '"title" "picture" "text" / minmax(0, 1fr)',
    [media.md]: {
      gridTemplate: '"title picture" auto "text picture" 1fr / minmax(0, 1fr) minmax(0, 420px)',
    },
  },
});
const titleClass = css({
  ...textStyles.h1,
  overflowWrap: 'anywhere',
  '[data-has-picture] > &': { gridArea: 'title' },
});
const coverClass = css({
  gridArea: 'picture',
  ...pictureBox('4 / 3'),
  borderRadius: radius.lg,
  overflow: 'hidden',
  // At the width of a tablet, a higher picture would leave no room for the text.
  [media.sm]: { aspectRatio: '2 / 1' },
  [media.md]: { aspectRatio: '1' },
});
const textClass = css({
  '[data-has-picture] > &': { gridArea: 'text' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 24,
  maxWidth: 720,
});

/** A page whose text is a landing: title, picture, text. */
export function LandingArticle({ path, steps, fallback, children, blocks }: Props) {
  const brand = useBrand();
  const query = useQuery(landingQuery(path));
  const landing = query.data;
  const isMissing = landing === null && !fallback;
  const failure = toLoadFailure(query);
  if (isMissing || failure) {
    return (
      <Container className={contentFrameClass}>
        {failure ? (
          <LoadFailure titleAs="h1" title={messages.failed} retry={messages.retry} {...failure} />
        ) : (
          <EmptyState
            titleAs="h1"
            title={messages.missing}
            action={<LinkButton href={paths.home()}>{messages.toHome}</LinkButton>}
          />
        )}
      </Container>
    );
  }
  const title = landingTitle(landing, { title: fallback?.title, brand: brand.name });
  const below = typeof children === 'function' ? landing && children(landing) : children;
  return (
    <ContentPage steps={steps}>
      {landing === undefined ? (
        <LandingSkeleton />
      ) : (
        <article className={columnsClass} data-has-picture={landing?.image ? '' : undefined}>
          <h1 className={titleClass}>{title}</h1>
          {landing?.image && (
            <div className={coverClass}>
              <Tile shape="fill">
                <Picture
                  media={landing.image}
                  alt=""
                  sizes="(min-width: 992px) 420px, 100vw"
                  priority="high"
                />
              </Tile>
            </div>
          )}
          <div className={textClass}>
            {landing?.content ? <CmsHtml html={landing.content} /> : fallback?.text}
            {below}
          </div>
        </article>
      )}
      {landing !== undefined && blocks}
    </ContentPage>
  );
}

function LandingSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <div className={columnsClass}>
        <Skeleton shape="button" width="half" />
        <div className={textClass}>
          <SkeletonLines count={6} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
