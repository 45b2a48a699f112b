import { createContext, use } from 'react';
import type { Brand } from './brand';
import { builtInMark } from './builtInMark';

const BrandContext = createContext<Brand | undefined>(undefined);

export const BrandProvider = BrandContext.Provider;

/** The brand of this page. @throws Error outside a `BrandProvider`. */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandProvider above it');
  return brand;
}

/** The mark of the chain: `path` data in a box of `size` × `size`; the built-in one also without a `BrandProvider`. */
export function useBrandMark(): { size: number; path: string } {
  const path = use(BrandContext)?.mark;
  return path ? { size: 48, path } : builtInMark;
}
