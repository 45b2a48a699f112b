import { css, cx } from '@storefront/styles';
import { colour, media, radius, weight } from '@storefront/tokens';
import { pressFeedback } from '../pressFeedback';

export type ButtonKind = 'primary' | 'soft' | 'neutral' | 'outline' | 'text' | 'light';
/** Height in px: 56 page action, 48 default, 44 in cards, 40 in dense rows (its hit area is still 44). */
export type ButtonSize = 40 | 44 | 48 | 56;

function onHover(background: string) {
  return { [media.hover]: { '&:hover': { background } } };
}

// A class for each, so that a page has only the styles that it uses.
const kindClasses = {
  primary: css({
    background: colour.accent,
    color: colour.onAccent,
    ...onHover(colour.accentHover),
    '&:active': { background: colour.accentActive },
  }),
  soft: css({
    background: colour.accentSoft,
    color: colour.accentInk,
    ...onHover(colour.accentSoftHover),
  }),
  neutral: css({
    background: colour.control,
    color: colour.ink,
    ...onHover(colour.controlHover),
  }),
  outline: css({
    background: 'transparent',
    color: colour.ink,
    boxShadow: `inset 0 0 0 1.5px ${colour.line}`,
    ...onHover(colour.sunken),
  }),
  text: css({
    background: 'transparent',
    color: colour.accentInk,
    ...onHover(colour.accentSoft),
  }),
  // On plum, in both themes: the hero and the live order.
  light: css({
    background: colour.onPlum,
    color: '#26151C',
    ...onHover(colour.onPlum2),
  }),
} as const;

const sizeClasses = {
  40: css({
    minHeight: 40,
    padding: '4px 16px',
    borderRadius: radius.sm,
    fontSize: '0.875rem',
    lineHeight: '1.125rem',
    '&::before': { content: '""', position: 'absolute', inset: '-2px 0' },
  }),
  44: css({ minHeight: 44, padding: '4px 18px', borderRadius: radius.sm, fontSize: '0.9375rem' }),
  48: css({ minHeight: 48, padding: '4px 22px' }),
  56: css({
    minHeight: 56,
    padding: '4px 24px',
    borderRadius: radius.button,
    fontSize: '1.0625rem',
  }),
} as const;

const baseClass = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: radius.md,
  fontWeight: weight.strong,
  fontSize: '1rem',
  lineHeight: '1.25rem',
  textAlign: 'center',
  ...pressFeedback,
  '&[aria-busy=true]': { cursor: 'progress' },
  '&[aria-busy=true] > [data-part=face]': { opacity: 0 },
  '& > [data-part=spinner]': { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
  '& > [data-part=face]': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 0,
  },
  '& > [data-part=face] > svg': { flex: 'none', strokeWidth: 1.75 },
  // A word that is wider than the button breaks instead of leaving it.
  '& > [data-part=face] > span': { minWidth: 0 },
  // The trailing part goes under the label where a word of the label would break beside it.
  '& > [data-part=face][data-spread=true]': { flex: 1, flexWrap: 'wrap', gap: '0 16px', textAlign: 'left' },
  '& > [data-spread=true] > span:not([data-part])': { flex: '1 1 min-content' },
  '& > [data-part=face] > [data-part=trailing]': { flex: 'none', marginLeft: 'auto', whiteSpace: 'nowrap' },
});
const wideClass = css({ display: 'flex', width: '100%' });

/** For a button that can be blocked. */
export const blockableClass = css({
  '&[aria-disabled=true]:not([aria-busy=true])': {
    background: colour.control,
    color: colour.ink2,
    boxShadow: 'none',
    cursor: 'default',
  },
});

export interface ButtonLook {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  /** Fills the width of its parent. */
  readonly isWide?: boolean;
}

export const buttonClass = ({ kind = 'neutral', size = 48, isWide = false }: ButtonLook) =>
  cx(baseClass, kindClasses[kind], sizeClasses[size], isWide && wideClass);
