import { css } from '@storefront/styles';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';

export const sectionClass = css({ marginTop: 24, '& > h3': { ...textStyles.title, marginBottom: 8 } });

/**
 * The second child is the footer of the product's card: in a row it has the same look at every width of the window. The
 * selectors outweigh those of the card's classes.
 */
export const resultRowClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  // The line is as wide as the content.
  'li + &': { boxShadow: `0 -1px 0 ${colour.line}` },
  '& > div': { flex: 'none', padding: 0, background: 'none' },
  '& > div > button[type=button]': {
    minHeight: 44,
    padding: '0 13px',
    borderRadius: 12,
    background: colour.accentSoft,
    color: colour.accentInk,
    [media.hover]: { '&:hover': { background: colour.accentSoftHover } },
  },
  // Only the icon is shown.
  '& > div > button:not([data-kind=replace])': {
    width: 44,
    gap: 13,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
  '& > div > [data-kind=choose]:not([aria-busy])[type]::before': { display: 'block' },
  '& > div > [role=group] [data-part=note]': { display: 'none' },
});

export const resultLinkClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  flex: 1,
  minWidth: 0,
  minHeight: 64,
  // Room for the outline around the picture.
  marginLeft: -8,
  '&:only-child': { marginRight: -8 },
  padding: 8,
  borderRadius: radius.md,
  color: 'inherit',
  textAlign: 'left',
  [media.hover]: { '&:hover [data-part=name]': { color: colour.accentInk } },
  '&:focus-visible': { background: colour.sunken, outlineOffset: -2 },
});

export const resultTextClass = css({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > [data-part]': { display: 'block' },
  '& > [data-part=name]': {
    fontSize: '0.9375rem',
    lineHeight: '1.25rem',
    fontWeight: weight.strong,
  },
  '& > [data-part=facts]': { ...textStyles.xs, color: colour.ink2 },
  '& > [data-part=sum]': { ...textStyles.s, fontWeight: weight.strong },
  '& mark': { background: colour.accentSoft, color: colour.accentInk, borderRadius: radius.xs },
});

export const thumbClass = css({ flex: 'none', width: 56 });

/** At the position of the first section of the results. */
export const loadingAreaClass = css({ marginTop: 24 });
