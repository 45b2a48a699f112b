import { createContext, use } from 'react';

/** The addresses by which the site's own links and pictures are recognised in texts of the content system. */
export interface SiteAddresses {
  /** Where customers reach the site, without a slash at the end: `https://shop.example`. */
  origin: string;
  /** Other hosts that pictures may come from: `cdn.example`, `*.cdn.example` (decision 0028). */
  pictureHosts: readonly string[];
}

const SiteAddressesContext = createContext<SiteAddresses | undefined>(undefined);

export const SiteAddressesProvider = SiteAddressesContext.Provider;

/** The addresses of this page's site; undefined outside a `SiteAddressesProvider`. */
export const useSiteAddresses = (): SiteAddresses | undefined => use(SiteAddressesContext);
