import { media, motion } from '@storefront/tokens';

/** Shrinks a pressed control by two percent, unless it is blocked. */
export const pressFeedback = {
  transition: `background-color ${motion.fast}, color ${motion.fast}, transform ${motion.fast} ${motion.out}`,
  '&:active:not([aria-disabled=true])': { transform: 'scale(.98)' },
  [media.reducedMotion]: { '&:active:not([aria-disabled=true])': { transform: 'none' } },
} as const;
