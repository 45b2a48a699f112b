import { css } from '@storefront/styles';
import { colour, media, motion, radius, weight } from '@storefront/tokens';
import { labelIcons } from '../../shared/labels/labelIcons';

export const rowClass = css({
  display: 'flex',
  gap: 8,
  // On narrow screens the row extends to the edges of the window.
  margin: '0 -12px',
  padding: '12px 12px 0',
  scrollPadding: '0 12px',
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [media.phone]: { margin: '0 -16px', padding: '12px 16px 0' },
  [media.sm]: { margin: 0, padding: '16px 0 0', flexWrap: 'wrap', overflow: 'visible' },
  // The labels already separate the first section from the tabs.
  [media.md]: { paddingTop: 12, '& + section': { paddingTop: 16 } },
});

export const labelClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  minHeight: 44,
  padding: '0 16px',
  borderRadius: radius.full,
  background: colour.control,
  fontSize: '0.875rem',
  fontWeight: weight.name,
  transition: `background-color ${motion.fast}`,
  ...labelIcons,
  '&[aria-current]': { background: colour.selected, color: colour.onSelected },
  // Beside the tabs.
  '&[data-kind=chosen]': { marginLeft: 16, '&::after': { content: ['"✕"', '"✕" / ""'] } },
  '&[data-kind=clear]': { background: 'none', color: colour.accentInk },
  '&:focus-visible': { outlineOffset: -2 },
  [media.hover]: { '&:hover:not([aria-current])': { background: colour.controlHover } },
  // Forced colours would remove the background of a chosen label.
  [media.forcedColors]: { '&[aria-current]': { forcedColorAdjust: 'none' } },
});

export const countClass = css({
  opacity: 0.75,
  fontWeight: 'normal',
  '[data-counts=loading] &': { opacity: 0.3 },
});
