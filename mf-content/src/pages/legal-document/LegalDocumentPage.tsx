import { type PageParams, paths } from '@storefront/contracts';
import { LandingArticle } from '../../features/landing-article';
import { landingPageData } from '../../shared/landings/landingPageData';
import { messages } from './messages';

const pathOf = (params: PageParams) => `${paths.legal()}/${params['slug'] ?? ''}`;
const steps = [{ name: messages.legal, href: paths.legal() }];

/** `prefetch` throws an ApiError 404 when the chain has no such document. */
export const { prefetch, head, schema } = landingPageData({ path: pathOf, steps });

/** One legal document: the landing whose url is `legal/{slug}`. */
export default function LegalDocumentPage({ params }: { params: PageParams }) {
  const path = pathOf(params);
  return <LandingArticle key={path} path={path} steps={steps} />;
}
