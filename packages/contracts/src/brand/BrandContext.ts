import { createContext, use } from 'react';
import type { Brand } from './brand';

const BrandContext = createContext<Brand | undefined>(undefined);

export const BrandProvider = BrandContext.Provider;

/** The brand of this page. @throws Error outside a `BrandProvider`. */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandProvider above it');
  return brand;
}

/**
 * Path data of the brand's mark in a 48 × 48 box; undefined, also without a `BrandProvider`, means the
 * built-in mark.
 */
export function useBrandMark(): string | undefined {
  return use(BrandContext)?.mark;
}
