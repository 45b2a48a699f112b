import { type Brand, paths } from '@storefront/contracts';
import { messages } from './messages';

/** Links of the footer that lead to pages of the storefront (spec §2, Footer). */
export const guestLinks = [
  { to: paths.menu(), label: messages.menu },
  { to: paths.restaurants(), label: messages.restaurants },
  { to: paths.promos(), label: messages.promos },
] as const;

/** Who made the site, as far as the brand names them. */
export function creditsOf({ links }: Brand) {
  return (['design', 'development'] as const).flatMap((name) => {
    const href = links[name];
    return href ? [{ name, href, label: messages.credits[name] }] : [];
  });
}
