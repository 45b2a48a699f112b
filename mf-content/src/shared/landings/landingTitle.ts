import type { Landing } from '@storefront/api-contract';

interface Fallback {
  /** The page's name without a landing. */
  title?: string | undefined;
  brand: string;
}

/** The title of a page whose text is a landing, for its heading, its head and search engines; never empty. */
export function landingTitle(landing: Landing | null | undefined, { title, brand }: Fallback): string {
  return landing?.name || title || landing?.seo?.title || brand;
}
