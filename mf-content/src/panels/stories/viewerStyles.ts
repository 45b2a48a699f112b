import { css } from '@storefront/styles';
import { colour, elevation, media, radius } from '@storefront/tokens';

export const viewerClass = css({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minHeight: 0,
  padding: '20px 12px calc(16px + env(safe-area-inset-bottom))',
  background: colour.plum,
  color: colour.onPlum,
  // Presses hold, tap and swipe: they neither scroll nor select.
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
});

export const headClass = css({ display: 'flex', justifyContent: 'flex-end', gap: 8, zIndex: 2 });

/** The left or the right third of the viewer. */
export const turnClass = css({
  position: 'absolute',
  zIndex: 1,
  top: 72,
  bottom: 0,
  width: '33.4%',
  display: 'flex',
  alignItems: 'center',
  padding: 16,
  borderRadius: radius.lg,
  '&[data-side=left]': { left: 0 },
  '&[data-side=right]': { right: 0, justifyContent: 'flex-end' },
  '&[aria-disabled=true]': { cursor: 'default' },
  outlineOffset: -4,
  '& > svg': {
    boxSizing: 'content-box',
    padding: 8,
    borderRadius: radius.full,
    background: colour.surface,
    color: colour.ink,
    boxShadow: elevation[1],
    opacity: 0,
  },
  '&[aria-disabled=true] > svg': { visibility: 'hidden' },
  // For visitors with a mouse, arrows show the effect of a press.
  [media.hover]: { '& > svg': { opacity: 1 } },
  '&:focus-visible > svg': { opacity: 1 },
});
