import { type EmbeddedWidget, type PageContext, type PageParams } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { LandingArticle } from '../../features/landing-article';
import { embeddedWidgets, LandingBlocks } from '../../features/landing-blocks';
import { LandingPromoCode } from '../../features/landing-promo-code';
import { landingPageData } from '../../shared/landings/landingPageData';
import { landingQuery } from '../../shared/landings/landingQueries';
import { loadLandingWithSubject } from '../../shared/landings/loadLanding';

const pathOf = (params: PageParams) => `/${params['*'] ?? ''}`;

/** @throws ApiError 404 when the back end lists no landing at this path. */
export const prefetch = (context: PageContext) => loadLandingWithSubject(context, pathOf(context.params));

export const widgets = (context: PageContext): readonly EmbeddedWidget[] =>
  embeddedWidgets(context, pathOf(context.params));

export const { head, schema } = landingPageData({ path: pathOf });

/** A landing by its SEO url (readings 7): text, picture, promo code, and blocks with its dishes. */
export default function LandingPage({ params }: { params: PageParams }) {
  const path = pathOf(params);
  const { data: landing } = useQuery(landingQuery(path));
  return (
    <LandingArticle key={path} path={path} blocks={landing && <LandingBlocks landing={landing} />}>
      {landing?.promocode && <LandingPromoCode code={landing.promocode.code} />}
    </LandingArticle>
  );
}
