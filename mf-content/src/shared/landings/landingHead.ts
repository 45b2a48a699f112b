import type { Landing } from '@storefront/api-contract';
import { type Brand, type PageHead, paths } from '@storefront/contracts';
import { landingPath } from '@storefront/domain';
import { plainText } from '@storefront/cms-html';
import { landingTitle } from './landingTitle';

export interface LandingHeadOptions {
  landing: Landing | null | undefined;
  path: string;
  brand: Brand;
  /** The page's own title and description, for fields that the landing lacks. */
  fallback?: { title: string; description: string } | undefined;
}

const summaryOf = ({ content }: Landing) => plainText(content ?? '') || undefined;

/** The head of a page whose text is a landing (spec §3, Landing: seo). */
export function landingHead({ landing, path, brand, fallback }: LandingHeadOptions): PageHead {
  const canonical = landingPath(landing?.seo?.canonical ?? '') ?? path;
  const title = landing?.seo?.title || landingTitle(landing, { title: fallback?.title, brand: brand.name });
  const description =
    landing?.seo?.description ??
    (landing && summaryOf(landing)) ??
    fallback?.description ??
    brand.description;
  const image = landing?.image?.original;
  return {
    title: title.includes(brand.name) ? title : `${title} — ${brand.name}`,
    description,
    canonical: paths.landing({ path: canonical }),
    ...(image && { image }),
  };
}
