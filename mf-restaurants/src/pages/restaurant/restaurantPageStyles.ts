import { css } from '@storefront/styles';
import { media, radius } from '@storefront/tokens';

export const pageClass = css({ paddingBottom: 52 });

/** Photographs and map beside the facts on wide screens; on narrow ones the facts stand between the two. */
export const layoutClass = css({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.md]: {
    gap: 40,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    // The rows of the left column do not grow with the facts.
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
  },
});

export const photosClass = css({
  borderRadius: radius.lg,
  overflow: 'hidden',
  [media.md]: { gridColumn: 1 },
});

export const factsClass = css({ minWidth: 0, [media.md]: { gridArea: '1 / 2 / 3 / 3' } });

/** The map needs a script, so its place is hidden without one. */
export const mapBoxClass = css({
  height: 320,
  overflow: 'hidden',
  borderRadius: radius.lg,
  '@media (scripting: none)': { display: 'none' },
  [media.md]: { gridColumn: 1 },
});
