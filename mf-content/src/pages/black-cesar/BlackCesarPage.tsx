import { type EmbeddedWidget, type PageContext, paths } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { LandingArticle } from '../../features/landing-article';
import { embeddedWidgets, LandingBlocks } from '../../features/landing-blocks';
import { LandingPromoCode } from '../../features/landing-promo-code';
import { landingPageData } from '../../shared/landings/landingPageData';
import { landingQuery } from '../../shared/landings/landingQueries';
import { loadLandingWithSubject } from '../../shared/landings/loadLanding';
import { messages } from './messages';

const path = paths.blackCesar();
const steps = [{ name: messages.promos, href: paths.promos() }];

/** @throws ApiError 404 when the chain has no landing of this gift. */
export const prefetch = (context: PageContext) => loadLandingWithSubject(context, path);

export const widgets = (context: PageContext): readonly EmbeddedWidget[] => embeddedWidgets(context, path);

export const { head, schema } = landingPageData({ path, steps });

/** The gift landing: text, terms, the product, and the button that applies its promo code (readings 7). */
export default function BlackCesarPage() {
  const { data: landing } = useQuery(landingQuery(path));
  return (
    <LandingArticle path={path} steps={steps} blocks={landing && <LandingBlocks landing={landing} />}>
      {landing?.promocode && <LandingPromoCode code={landing.promocode.code} />}
    </LandingArticle>
  );
}
