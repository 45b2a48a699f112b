import { css } from '@storefront/styles';
import { aboveKeyboard, colour, media, radius } from '@storefront/tokens';

/** In one column the sticky button covers the end of the panel, so a focused control scrolls to above the button. */
const aboveAction = {
  '& :is(button, input, textarea, [role=group])': {
    scrollMarginBottom: '12.5rem',
    [media.lg]: { scrollMarginBottom: 0 },
    [media.low]: { scrollMarginBottom: 0 },
  },
};

/**
 * One column with a sticky button; from `lg` two columns that scroll separately, with the button under the summary.
 * The document has only one button, so screen readers announce it once.
 */
export const columnsClass = css({
  minHeight: '100%',
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"form summary" "form action"',
    height: '100%',
  },
});

export const fieldsClass = css({
  padding: '4px 16px 24px',
  ...aboveAction,
  [media.sm]: { padding: '4px 24px 24px' },
  [media.lg]: { gridArea: 'form', position: 'relative', overflowY: 'auto', padding: '4px 32px 24px 24px' },
});

export const summaryClass = css({
  padding: '24px 16px',
  background: colour.sunken,
  ...aboveAction,
  [media.sm]: { padding: 24 },
  [media.lg]: {
    gridArea: 'summary',
    position: 'relative',
    overflowY: 'auto',
    borderTopLeftRadius: radius.lg,
  },
});

export const actionClass = css({
  position: 'sticky',
  bottom: 0,
  padding: '16px 16px calc(16px + env(safe-area-inset-bottom))',
  background: colour.surface,
  boxShadow: `0 -1px 0 ${colour.line}`,
  // On a low screen a sticky button would cover the focused control, so it stands at the end of the panel.
  [media.low]: { position: 'static' },
  ...aboveKeyboard,
  [media.sm]: { padding: '16px 24px calc(20px + env(safe-area-inset-bottom))' },
  [media.lg]: { gridArea: 'action', background: colour.sunken },
});

export const settingsClass = css({
  '& > * + *': { boxShadow: `0 -1px 0 ${colour.line}` },
});
