import type { Brand } from '@storefront/contracts';
import { Apple, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from './messages';

type LinkName = keyof Brand['links'];

interface BrandLink {
  name: LinkName;
  href: string;
  label: string;
  icon: ReactNode;
}

const stores = [
  { name: 'appStore', label: messages.appStore, icon: <Apple size={22} aria-hidden /> },
  { name: 'googlePlay', label: messages.googlePlay, icon: <Play size={22} aria-hidden /> },
] as const satisfies readonly Omit<BrandLink, 'href'>[];

/** The app stores that have the brand's app. */
export const storesOf = (brand: Brand): BrandLink[] =>
  stores.flatMap((store) => {
    const href = brand.links[store.name];
    return href ? [{ ...store, href }] : [];
  });
