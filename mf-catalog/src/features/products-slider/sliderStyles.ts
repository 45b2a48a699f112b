import styled from '@emotion/styled';
import { media, textStyles } from '@storefront/tokens';

/** A row that scrolls by touch, wheel, keyboard and arrows. */
export const Track = styled.ul({
  position: 'relative',
  display: 'flex',
  gap: 12,
  padding: '2px 2px 8px',
  margin: '0 -2px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  // Else the first card would snap past the room of the focus ring, off the line of the heading.
  scrollPadding: '0 2px',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  [media.sm]: { gap: 16 },
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
