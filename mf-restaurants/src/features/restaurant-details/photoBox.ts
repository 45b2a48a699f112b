import { media } from '@storefront/tokens';

/** The box of the photographs. On a phone on its side they leave room for the name. */
export const photoBox = {
  aspectRatio: '3 / 2',
  // Without a width a lower box would become narrower, too.
  [media.short]: { width: '100%', maxHeight: '60svh' },
} as const;
