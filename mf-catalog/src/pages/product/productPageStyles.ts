import { css } from '@storefront/styles';
import { colour, layers, media, radius } from '@storefront/tokens';

/** The picture beside the details on wide screens, above them on narrow ones. */
export const layoutClass = css({
  display: 'grid',
  gap: 24,
  marginBottom: 52,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.md]: { gap: 40, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
});

/** The picture sticks below the header while the details scroll. */
export const plateClass = css({
  height: 288,
  borderRadius: radius.lg,
  [media.md]: { position: 'sticky', top: 96, height: 460 },
});

export const detailsClass = css({
  minWidth: 0,
  // Room for `Purchase`, together with the page's padding: it lies above the toolbar or is two rows high.
  '& :focus-visible': { scrollMarginBottom: 64, [media.md]: { scrollMarginBottom: 0 } },
});

/** Sticks to the bottom of the window, or above the running orders and the bottom toolbar where the page has them. */
export const purchaseClass = css({
  position: 'sticky',
  bottom: 'var(--dock, 0px)',
  zIndex: layers.sticky,
  // As wide as the rows that scroll under it.
  margin: '24px -12px 0',
  padding: '12px 12px calc(12px + env(safe-area-inset-bottom))',
  background: colour.bg,
  boxShadow: `0 -1px 0 ${colour.line}`,
  [media.phone]: { marginInline: -16, paddingInline: 16 },
  [media.sm]: {
    bottom: 'calc(72px + var(--dock, 0px) + env(safe-area-inset-bottom))',
    marginInline: -4,
    padding: '12px 4px',
  },
  [media.md]: { bottom: 'var(--dock, 0px)' },
  [media.sideways]: { position: 'static' },
});
