import { type Brand, type PlainPanelId, type RouteId, routes } from '@storefront/contracts';
import { messages } from './messages';

/** A link to a page, which may open a panel instead, or a button that opens a panel without a page. */
type FooterEntry =
  | { label: string; route: RouteId; panel?: PlainPanelId }
  | { label: string; panel: PlainPanelId; route?: never };

/** The footer's links to pages and panels of the storefront, by heading (spec §2, Footer). */
export const linkGroups = {
  guests: [
    { route: 'menu', label: messages.menu },
    { route: 'restaurants', label: messages.restaurants, panel: 'restaurants' },
    { route: 'delivery', label: messages.terms },
    { route: 'promos', label: messages.promos },
    { route: 'bonus-program', label: messages.bonuses },
    { panel: 'restaurant-review', label: messages.review },
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
} as const satisfies Record<string, readonly FooterEntry[]>;

export type LinkGroup = keyof typeof linkGroups;

/** A group's entries with the paths of pages, without the pages that the brand has closed (readings 6). */
export function entriesOf(group: LinkGroup, { flags }: Brand) {
  const entries: readonly FooterEntry[] = linkGroups[group];
  return entries
    .filter(({ route }) => !route || !flags.closeAccess.includes(route))
    .map(({ route, label, panel }) => ({ label, panel, to: route && routes[route].path }));
}

/** Links to the site's designers and developers, if the brand names them. */
export function creditsOf({ links }: Brand) {
  return (['design', 'development'] as const).flatMap((name) => {
    const href = links[name];
    return href ? [{ name, href, label: messages.credits[name] }] : [];
  });
}
