import styled from '@emotion/styled';
import { media } from '@storefront/tokens';
import { backdropStyles, surfaceStyles } from './sheetStyles';

export const Backdrop = styled.div(backdropStyles);
export const Surface = styled.div(surfaceStyles);

/** The place of a close button for content without one. */
export const FallbackClose = styled.div({
  position: 'absolute',
  zIndex: 1,
  right: 8,
  top: 10,
  [media.sm]: { right: 16, top: 14 },
});
