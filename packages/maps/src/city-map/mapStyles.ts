import { colour, elevation, mapLand, media, radius, textStyles, weight } from '@storefront/tokens';

/** The stage keeps its size whatever it contains, so nothing around the map moves. */
export const stageStyles = {
  position: 'relative',
  // Keeps the z-indexes of panes, buttons and bubbles inside the map.
  isolation: 'isolate',
  width: '100%',
  height: '100%',
  minHeight: 0,
  // Not `hidden`: the browser would scroll a hidden overflow when a marker beyond the edge gets the focus.
  overflow: 'clip',
  contain: 'paint',
  background: mapLand,
  color: colour.ink,
} as const;

export const surfaceStyles = {
  position: 'absolute',
  inset: 0,
  '&:focus-visible': { outline: `3px solid ${colour.focus}`, outlineOffset: -3 },
  // Where Enter puts the pin.
  '&[data-places]:focus-visible::after': {
    content: '""',
    position: 'absolute',
    zIndex: 700,
    left: 'calc(50% - 11px)',
    top: 'calc(50% - 11px)',
    width: 22,
    height: 22,
    borderRadius: radius.full,
    border: `3px solid ${colour.focus}`,
    pointerEvents: 'none',
  },
} as const;

export const controlsStyles = {
  position: 'absolute',
  zIndex: 1,
  right: 16,
  top: '50%',
  transform: 'translateY(-50%)',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
} as const;

export const controlStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.sm,
  background: colour.surface,
  color: colour.ink,
  border: `1px solid ${colour.line}`,
  boxShadow: elevation[1],
  [media.hover]: { '&:hover': { background: colour.control } },
  '& > svg': { strokeWidth: 1.75 },
} as const;

export const creditStyles = {
  position: 'absolute',
  zIndex: 1,
  right: 0,
  // An element that covers the lower edge sets this to its height.
  bottom: 'var(--map-inset, 0px)',
  padding: '2px 8px',
  borderTopLeftRadius: radius.xs,
  background: colour.surface,
  color: colour.ink2,
  ...textStyles.badge,
  fontWeight: weight.text,
} as const;

export const noticeStyles = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: 24,
  textAlign: 'center',
  color: colour.ink2,
  ...textStyles.s,
  '& button': {
    minHeight: 44,
    padding: '0 16px',
    borderRadius: radius.md,
    background: colour.control,
    color: colour.ink,
    fontWeight: weight.name,
  },
} as const;

/** The markers that share a point, as a list above it. */
export const markerListStyles = {
  position: 'absolute',
  left: 0,
  top: 0,
  zIndex: 5,
  width: 240,
  // The map of a phone is a third of the screen.
  maxHeight: 'min(13rem, 20dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
  borderRadius: radius.md,
  background: colour.surface,
  color: colour.ink,
  boxShadow: elevation[2],
  ...textStyles.s,
  '& button': {
    width: '100%',
    minHeight: 48,
    padding: '6px 12px',
    borderRadius: radius.xs,
    textAlign: 'start',
    fontWeight: weight.name,
    overflowWrap: 'anywhere',
    [media.hover]: { '&:hover': { background: colour.control } },
  },
  '& small': { display: 'block', ...textStyles.xs, fontWeight: weight.text, color: colour.ink2 },
} as const;
