import { prefersReducedMotion } from '@storefront/tokens';

/** The scroll behaviour after a press: instant for visitors who prefer reduced motion. */
export function scrollBehaviour(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}
