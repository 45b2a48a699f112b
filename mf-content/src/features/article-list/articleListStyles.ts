import { css } from '@storefront/styles';
import { media, pictureBox, radius } from '@storefront/tokens';

/** Three cards in a row on a wide screen, two of the large ones. */
export const cardsClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 24px',
  marginTop: 16,
  [media.sm]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-large=true]': { gridColumn: 'span 2' },
  },
  [media.lg]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    rowGap: 40,
    '& > *': { gridColumn: 'span 2' },
    '& > [data-large=true]': { gridColumn: 'span 3' },
  },
});

export const coverSkeletonClass = css({
  height: 'auto',
  ...pictureBox('16 / 10'),
  margin: '0 0 12px',
  borderRadius: radius.lg,
});
