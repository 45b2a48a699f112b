import styled from '@emotion/styled';
import { media } from '@storefront/tokens';

function columns(count: number) {
  return `repeat(${count}, minmax(0, 1fr))`;
}

/** The product grid: from two columns on a phone to five on the widest screens. */
export const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: columns(2),
  gap: '20px 10px',
  [media.phone]: { gap: '24px 12px' },
  [media.xs]: { gridTemplateColumns: columns(3), gap: '28px 16px' },
  [media.sm]: { gap: '32px 20px' },
  [media.md]: { gap: '36px 24px' },
  [media.lg]: { gridTemplateColumns: columns(4) },
  [media.xl]: { gridTemplateColumns: columns(5) },
});
