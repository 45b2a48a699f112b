import { type Brand, type PlainPanelId, type RouteId, routes } from '@storefront/contracts';
import { messages } from './messages';

interface PageLink {
  route: RouteId;
  label: string;
  /** The panel that the link opens instead of its page. */
  panel?: PlainPanelId;
}

/** The footer's links to pages of the storefront, by heading (spec §2, Footer). */
export const linkGroups = {
  guests: [
    { route: 'menu', label: messages.menu },
    { route: 'restaurants', label: messages.restaurants, panel: 'restaurants' },
    { route: 'delivery', label: messages.terms },
    { route: 'promos', label: messages.promos },
    { route: 'bonus-program', label: messages.bonuses },
    { route: 'blog', label: messages.blog },
  ],
  company: [
    { route: 'about', label: messages.about },
    { route: 'history', label: messages.history },
    { route: 'news', label: messages.news },
    { route: 'contacts', label: messages.contacts },
    { route: 'requisites', label: messages.requisites },
    { route: 'legal', label: messages.legal },
  ],
  partners: [
    { route: 'franchise', label: messages.franchise },
    { route: 'cuisine', label: messages.cuisine },
  ],
} as const satisfies Record<string, readonly PageLink[]>;

export type LinkGroup = keyof typeof linkGroups;

/** A group's links with their paths, without the pages that the brand has closed (readings 6). */
export function linksOf(group: LinkGroup, { flags }: Brand) {
  const links: readonly PageLink[] = linkGroups[group];
  return links
    .filter(({ route }) => !flags.closeAccess.includes(route))
    .map((link) => ({ ...link, to: routes[link.route].path }));
}

/** Links to the site's designers and developers, if the brand names them. */
export function creditsOf({ links }: Brand) {
  return (['design', 'development'] as const).flatMap((name) => {
    const href = links[name];
    return href ? [{ name, href, label: messages.credits[name] }] : [];
  });
}
