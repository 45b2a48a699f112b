import styled from '@emotion/styled';
import { media, radius } from '@storefront/tokens';
import { Container } from '@storefront/ui';

export const Page = styled(Container)({ paddingBottom: 52 });

/** Photographs and map beside the facts on wide screens; on narrow ones the facts stand between the two. */
export const Layout = styled.div({
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

export const Photos = styled.div({
  borderRadius: radius.lg,
  overflow: 'hidden',
  [media.md]: { gridColumn: 1 },
});

export const Facts = styled.div({ minWidth: 0, [media.md]: { gridArea: '1 / 2 / 3 / 3' } });

/** The map needs a script, so its place is hidden without one. */
export const MapBox = styled.div({
  height: 320,
  overflow: 'hidden',
  borderRadius: radius.lg,
  '@media (scripting: none)': { display: 'none' },
  [media.md]: { gridColumn: 1 },
});
