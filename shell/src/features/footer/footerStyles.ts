import { css } from '@storefront/styles';
import { colour, media, textStyles, weight } from '@storefront/tokens';

export const rootClass = css({
  marginTop: 52,
  padding: '40px 0 28px',
  background: colour.plum,
  // Beside the camera of a phone on its side.
  boxShadow: `99px 0 ${colour.plum}, -99px 0 ${colour.plum}`,
  color: colour.onPlum,
  '& :focus-visible': { outlineColor: colour.onPlum },
  [media.sm]: { marginTop: 72, padding: '52px 0 36px' },
});

export const columnsClass = css({
  display: 'grid',
  gap: '32px 24px',
  // Two columns of links fit the narrowest phone; the first and the last block fill a whole row.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.lg]: {
    gridTemplateColumns: '1.4fr 1fr 1fr 1fr 1.5fr',
    gap: 32,
    '& > [data-wide]': { gridColumn: 'auto' },
  },
});

export const headingClass = css({
  ...textStyles.xs,
  fontWeight: weight.name,
  fontVariationSettings: 'normal',
  letterSpacing: 'normal',
  marginBottom: 8,
  color: colour.onPlum2,
});

/** A heading below other content of its column. */
export const nextHeadingClass = css({ marginTop: 16 });

export const logoStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  marginBottom: 16,
  fontSize: '1.5rem',
  lineHeight: '1.875rem',
  fontWeight: weight.heading,
  fontVariationSettings: '"SHRP" 100',
} as const;

export const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: '0.9375rem',
  fontWeight: weight.name,
  overflowWrap: 'anywhere',
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
} as const;

export const phoneClass = css({
  ...linkStyles,
  fontSize: '1.25rem',
  fontWeight: weight.strong,
});

export const smallPrintClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
  marginTop: 32,
  paddingTop: 16,
  boxShadow: `0 -1px 0 ${colour.plum2}`,
  ...textStyles.xs,
  color: colour.onPlum2,
  '& > a, & > button': { fontSize: 'inherit' },
});
