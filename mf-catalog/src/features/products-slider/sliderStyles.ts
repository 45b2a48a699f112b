import styled from '@emotion/styled';
import { media, textStyles } from '@storefront/tokens';

/** The row goes on to the edges of the page or panel; its first card stands on the line of the heading. */
const upToEdge = (gutter: number) => ({
  margin: `0 -${gutter}px`,
  padding: `2px ${gutter}px 8px`,
  scrollPadding: `0 ${gutter}px`,
});

/** A row that scrolls by touch, wheel, keyboard and arrows. */
export const Track = styled.ul({
  position: 'relative',
  display: 'flex',
  gap: 12,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  ...upToEdge(12),
  [media.phone]: upToEdge(16),
  [media.sm]: { gap: 16, ...upToEdge(24) },
});

export const Item = styled.li({
  flex: 'none',
  width: 160,
  scrollSnapAlign: 'start',
  [media.sm]: { width: 200 },
});

export const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
});

/** A finger needs no arrows. */
export const Arrows = styled.div({ display: 'none', gap: 8, [media.hover]: { display: 'flex' } });

/** One level under a page or a panel, whose cards are another one under it. */
export const Title = styled.h2(textStyles.h3);
