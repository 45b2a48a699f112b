import type { Brand } from '@storefront/contracts';
import { OkMark, TelegramMark, VkMark } from '@storefront/ui';
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

const socials = [
  { name: 'vk', label: messages.vk, icon: <VkMark /> },
  { name: 'telegram', label: messages.telegram, icon: <TelegramMark /> },
  { name: 'odnoklassniki', label: messages.odnoklassniki, icon: <OkMark /> },
] as const satisfies readonly Omit<BrandLink, 'href'>[];

const stores = [
  { name: 'appStore', label: messages.appStore, icon: <Apple size={22} aria-hidden /> },
  { name: 'googlePlay', label: messages.googlePlay, icon: <Play size={22} aria-hidden /> },
] as const satisfies readonly Omit<BrandLink, 'href'>[];

function linksOf(brand: Brand, links: readonly Omit<BrandLink, 'href'>[]): BrandLink[] {
  return links.flatMap((link) => {
    const href = brand.links[link.name];
    return href ? [{ ...link, href }] : [];
  });
}

/** The brand's social networks. */
export const socialsOf = (brand: Brand) => linksOf(brand, socials);

/** The app stores that have the brand's app. */
export const storesOf = (brand: Brand) => linksOf(brand, stores);
