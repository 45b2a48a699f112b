import { css } from '@storefront/styles';
import { colour, media, radius, textStyles, weight } from '@storefront/tokens';

export const sectionClass = css({ marginTop: 24, '& > h3': { ...textStyles.title, marginBottom: 8 } });

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  // Room for the outline of the active option around the picture.
  margin: '0 -8px',
  padding: 8,
  color: 'inherit',
  textAlign: 'left',
  // The line is as wide as the content: a border would include the padding.
  'li + li > &': {
    background: `linear-gradient(${colour.line} 0 0) top / calc(100% - 16px) 1px no-repeat`,
  },
  [media.hover]: { '&:hover [data-part=name]': { color: colour.accentInk } },
  '&[aria-selected=true]': {
    background: colour.sunken,
    borderRadius: radius.md,
    outline: `2px solid ${colour.focus}`,
    outlineOffset: -2,
  },
} as const;

export const resultLinkClass = css(row);

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
  '& mark': { background: colour.accentSoft, color: colour.accentInk, borderRadius: radius.xs },
});

export const sumClass = css({ flex: 'none', fontWeight: weight.strong, whiteSpace: 'nowrap' });

export const thumbClass = css({ flex: 'none', width: 56 });

/** At the position of the first section of the results. */
export const loadingAreaClass = css({ marginTop: 24 });
