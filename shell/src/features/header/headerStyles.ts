import { css } from '@storefront/styles';
import { breakpoints, colour, layers, media, motion, radius, textStyles, weight } from '@storefront/tokens';
import { visuallyHidden } from '@storefront/ui';

/** Below `md` the header holds only mark, address, search and burger. */
export const narrow = `@media (max-width: ${breakpoints.md - 1}px)`;

/** Undoes `visuallyHidden` from a breakpoint on; below it, the text is only part of the accessible name. */
const visible = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  margin: 0,
  overflow: 'visible',
  clipPath: 'none',
} as const;

export const rootClass = css({
  position: 'sticky',
  top: 0,
  zIndex: layers.header,
  background: colour.bg,
  transition: `transform ${motion.middle} ${motion.out}`,
  // Only the opacity changes, so the line causes no layout.
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    height: 1,
    background: colour.line,
    opacity: 0,
    transition: `opacity ${motion.fast}`,
  },
  '&[data-over-content=true]::after': { opacity: 1 },
  [narrow]: { '&[data-away=true]': { transform: 'translateY(-100%)' } },
  [media.sideways]: { position: 'relative' },
});

export const barClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 64,
  [media.md]: { gap: 16, height: 80 },
  [media.lg]: { gap: 20 },
});

export const logoStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  minWidth: 44,
  minHeight: 44,
  justifyContent: 'center',
  color: colour.accent,
} as const;

export const logoNameClass = css({
  ...visuallyHidden,
  [media.md]: {
    ...visible,
    fontSize: '1.5625rem',
    lineHeight: '1.875rem',
    fontWeight: weight.heading,
    fontVariationSettings: '"SHRP" 100',
    letterSpacing: '-0.02em',
    color: colour.ink,
  },
});

export const phoneLinkClass = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  flex: 'none',
  minWidth: 44,
  height: 44,
  borderRadius: radius.sm,
  fontWeight: weight.name,
  ...textStyles.s,
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none', strokeWidth: 1.75 },
  [narrow]: { display: 'none' },
  '& > [data-part=number]': { ...visuallyHidden, [media.lg]: visible },
  [media.hover]: { '&:hover': { color: colour.accentInk } },
});
