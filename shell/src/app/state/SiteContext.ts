import { createContext, use } from 'react';
import type { PageState } from './pageState';

/** Properties of the site, apart from its brand. */
export type Site = Pick<PageState, 'origin' | 'mainPageMeta' | 'panelHead' | 'releases'>;

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** @throws Error outside a `SiteProvider`. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it');
  return site;
}
