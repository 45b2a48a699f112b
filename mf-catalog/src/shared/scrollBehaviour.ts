import { prefersReducedMotion } from '@storefront/tokens';

/** How a press scrolls: instantly for visitors who prefer reduced motion. */
export function scrollBehaviour(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}
