import { css, cx, keyframes } from '@storefront/styles';
import { colour, media, motion, textStyles, weight } from '@storefront/tokens';
import { deferredCard } from '../../shared/card/cardHeight';

/** Below this width the price and the action are one button across the whole card. */
const wide = media.sm;

/** The facts are the card's own text. */
export const rootClass = css({
  // Of the heart.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  ...textStyles.s,
  color: colour.ink3,
  // Pushes the footer to the bottom of the card.
  '&::after': { content: '""', flex: 1, minHeight: 12, order: 1 },
});

/** A card below the first rows. */
export const deferredClass = cx(rootClass, css(deferredCard()));

export const cardLinkClass = css({
  display: 'block',
  marginBottom: 2,
  borderRadius: 20,
  color: colour.ink,
  '&:focus-visible': { outlineOffset: 4 },
});

export const nameClass = css({
  ...textStyles.cardTitle,
  fontVariationSettings: 'normal',
  letterSpacing: 'normal',
  textWrap: 'balance',
  marginTop: 12,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  [wide]: { ...textStyles.cardTitle[wide], marginTop: 16 },
});

export const ingredientsClass = css({
  ...textStyles.s,
  display: 'none',
  color: colour.ink2,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [wide]: { display: 'block' },
});

export const footerClass = css({
  position: 'relative',
  order: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  padding: '0 14px',
  borderRadius: 12,
  background: colour.control,
  ...textStyles.body,
  color: colour.ink,
  '&[data-state=counted]': { padding: 0, background: 'none' },
  '&[data-state=unavailable] > span': { color: colour.ink3 },
  '& > [data-look]': { fontSize: '1rem' },
  // There the counter has the price under its number.
  '&[data-state=counted] > span': { display: 'none' },
  '& > [role=group]': { flex: 1 },
  [wide]: {
    flexWrap: 'wrap',
    padding: 0,
    background: 'none',
    '& > [data-look]': { fontSize: textStyles.price.fontSize },
    '&[data-state=counted] > span': { display: 'inline-flex' },
    '& [data-part=note]': { display: 'none' },
    '& > [role=group]': { flex: 'none', minWidth: 132 },
  },
});

// The icons are masks: an inline SVG in each of a hundred cards would double the page's HTML.
const icon = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
const plus = icon('M5 12h14M12 5v14');
const chevron = icon('m9 18 6-6-6-6');
const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

/**
 * The card's button. It is not the kit's: on a phone it covers the price, so that the whole row is one
 * target, and the HTML contains it a hundred times, so it is a single element.
 */
export const actionClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  // Only the icon is shown.
  width: 18,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: weight.strong,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 18,
    height: 18,
    background: 'currentColor',
    maskImage: plus,
  },
  '&[data-kind=replace]': { width: 'auto', '&::before': { display: 'none' } },
  '&[data-kind=choose]::before': { maskImage: chevron },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${colour.focus}`, outlineOffset: 2 },
  '&[aria-busy=true]': { cursor: 'progress' },
  '&[aria-busy=true]::before': {
    maskImage: 'none',
    background: 'none',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: '50%',
    animation: `${spin} .8s linear infinite`,
  },
  [wide]: {
    position: 'relative',
    width: 'auto',
    overflow: 'visible',
    whiteSpace: 'inherit',
    minWidth: 44,
    minHeight: 44,
    padding: '0 18px 0 14px',
    borderRadius: 12,
    background: colour.accentSoft,
    color: colour.accentInk,
    transition: `background-color ${motion.fast}, transform ${motion.fast} ${motion.out}`,
    '&:active': { transform: 'scale(.98)' },
    '&[data-kind=choose], &[data-kind=replace]': { padding: '0 18px' },
    '&[data-kind=choose]:not([aria-busy])::before': { display: 'none' },
  },
  [media.hover]: {
    '&:hover': { background: 'none' },
    [wide]: { '&:hover': { background: colour.accentSoftHover } },
  },
  // Forced colours would paint the plus in the colour of the page, with a border around the plus alone.
  [media.forcedColors]: { border: 0, '&::before': { background: 'ButtonText' } },
});
