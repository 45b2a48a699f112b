import { media } from '@storefront/tokens';

/** The box of a promotion's picture above its text. On a phone on its side it leaves room for the name. */
export const tileBox = {
  aspectRatio: '16 / 10',
  // Without a width a lower box would become narrower, too.
  [media.short]: { width: '100%', maxHeight: '60svh' },
} as const;
