import styled from '@emotion/styled';
import { colour, media, radius } from '@storefront/tokens';

/** In one column the sticky button lies over the end of the panel: what gets the focus scrolls to above it. */
const aboveAction = {
  '& :is(button, input, textarea, [role=group])': {
    scrollMarginBottom: '12.5rem',
    [media.lg]: { scrollMarginBottom: 0 },
    [media.low]: { scrollMarginBottom: 0 },
  },
};

/**
 * One column with a sticky button; from `lg` two columns that scroll separately, with the button under the summary.
 * There is only one button in the document, so screen readers meet it once.
 */
export const Columns = styled.div({
  minHeight: '100%',
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"form summary" "form action"',
    height: '100%',
  },
});

export const Fields = styled.div({
  padding: '4px 16px 24px',
  ...aboveAction,
  [media.sm]: { padding: '4px 24px 24px' },
  [media.lg]: { gridArea: 'form', overflowY: 'auto', padding: '4px 32px 24px 24px' },
});

export const Summary = styled.div({
  padding: '24px 16px',
  background: colour.sunken,
  ...aboveAction,
  [media.sm]: { padding: 24 },
  [media.lg]: { gridArea: 'summary', overflowY: 'auto', borderTopLeftRadius: radius.lg },
});

export const Action = styled.div({
  position: 'sticky',
  bottom: 0,
  padding: '16px 16px calc(16px + env(safe-area-inset-bottom))',
  background: colour.surface,
  boxShadow: `0 -1px 0 ${colour.line}`,
  // It would cover what has the focus: it lies at the end of the panel instead.
  [media.low]: { position: 'static' },
  [media.sm]: { padding: '16px 24px calc(20px + env(safe-area-inset-bottom))' },
  [media.lg]: { gridArea: 'action', background: colour.sunken },
});

export const Settings = styled.div({
  '& > * + *': { boxShadow: `0 -1px 0 ${colour.line}` },
});
