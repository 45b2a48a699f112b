import { css } from '@storefront/styles';
import { colour, media, radius, textStyles } from '@storefront/tokens';

export const headerClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 16,
});

export const markClass = css({ display: 'flex', flex: 'none', color: colour.accent });

export const nameClass = css({ ...textStyles.title, marginRight: 'auto' });

export const titleClass = css(textStyles.h3);

/** The map above the list, or beside it on wide screens. */
export const layoutClass = css({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: 52,
  [media.md]: {
    gridTemplateColumns: '420px minmax(0, 1fr)',
    gap: 24,
    alignItems: 'start',
  },
});

/** The map's place; it needs a script, so it is hidden without one. */
export const plateClass = css({
  height: 'min(320px, 50vh)',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: colour.sunken,
  scrollMarginBlock: 16,
  '@media (scripting: none)': { display: 'none' },
  // The height limits the zoom of a wide map.
  [media.sm]: { height: 'min(480px, 50vh)' },
  [media.md]: { gridArea: '1 / 2', position: 'sticky', top: 16, height: 'calc(100dvh - 32px)' },
});

export const listClass = css({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.md]: { gridArea: '1 / 1' },
});

export const rowClass = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: 16,
  borderRadius: radius.lg,
  background: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  scrollMarginBlock: 16,
  overflowWrap: 'anywhere',
  ...textStyles.s,
  color: colour.ink2,
  '&[aria-current=true]': { boxShadow: `inset 0 0 0 2px ${colour.accent}` },
});

export const headClass = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  width: '100%',
  // The targets are taller than the text.
  margin: '-8px 0',
  '& > h2': { ...textStyles.title, flex: 1, minWidth: 0, color: colour.ink },
  '& > h2 > a': { display: 'flex', alignItems: 'center', minHeight: 44 },
  [media.hover]: { '& > h2 > a:hover': { color: colour.accentInk } },
});

export const linksClass = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const needsScriptClass = css({ '@media (scripting: none)': { display: 'none' } });
