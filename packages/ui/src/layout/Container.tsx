import styled from '@emotion/styled';
import { media } from '@storefront/tokens';

/** The page's width and gutters at every breakpoint. */
export const Container = styled.div({
  width: '100%',
  margin: '0 auto',
  padding: '0 12px',
  [media.phone]: { padding: '0 16px' },
  [media.xs]: { padding: '0 20px' },
  [media.sm]: { padding: '0 24px' },
  [media.lg]: { maxWidth: 1344 },
  [media.xl]: { maxWidth: 1600 },
});
