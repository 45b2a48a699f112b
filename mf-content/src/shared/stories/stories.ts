import type { Promo } from '@storefront/api-contract';
import { isPromoActive } from '@storefront/domain';

/** Visitors do not scroll a longer row to its end. */
const maxStories = 12;

/** The promotions that are shown as stories: the header promotions that are active at `now` (spec §2, §3). */
export function storiesOf(promos: readonly Promo[], now: Date, timeZone: string): readonly Promo[] {
  return promos
    .filter((promo) => promo.is_header && promo.slug !== '' && isPromoActive(promo, now, timeZone))
    .slice(0, maxStories);
}

const defaultSeconds = 5;

/** How long a story is shown, in seconds: `stories_seconds` of the settings if it is positive. */
export function storySeconds(setting: number | null | undefined): number {
  const seconds = setting ?? 0;
  return seconds > 0 ? seconds : defaultSeconds;
}
