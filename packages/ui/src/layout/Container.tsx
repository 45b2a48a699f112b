import styled from '@emotion/styled';
import { media } from '@storefront/tokens';

/** The page's width and gutters at every breakpoint. */
export const Container = styled.div({
  width: '100%',
  margin: '0 auto',
  // Only the inline padding: the page sets the space above and below.
  paddingInline: 12,
  [media.phone]: { paddingInline: 16 },
  [media.xs]: { paddingInline: 20 },
  [media.sm]: { paddingInline: 24 },
  [media.lg]: { maxWidth: 1344 },
  [media.xl]: { maxWidth: 1600 },
});
