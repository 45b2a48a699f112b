import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import { backdropStyles, surfaceStyles } from './sheetStyles';

export const backdropClass = css(backdropStyles);
export const surfaceClass = css(surfaceStyles);

/** The place of a close button for content without one. */
export const fallbackCloseClass = css({
  position: 'absolute',
  zIndex: 1,
  right: 8,
  top: 10,
  [media.sm]: { right: 16, top: 14 },
});
