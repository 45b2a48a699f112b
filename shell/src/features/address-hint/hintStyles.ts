import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colour, elevation, layers, media, motion, radius, textStyles } from '@storefront/tokens';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** A sheet over the toolbar on narrow screens, a bubble under the address block from `md` up. */
export const Root = styled.section({
  position: 'fixed',
  // Under the header: what hangs below it never lies over it.
  zIndex: layers.toolbar,
  left: 8,
  right: 8,
  bottom: 'calc(80px + env(safe-area-inset-bottom))',
  padding: '16px 16px 16px 20px',
  borderRadius: radius.lg,
  background: colour.surface,
  color: colour.ink,
  boxShadow: elevation[3],
  animation: `${appear} ${motion.slow} ${motion.out}`,
  [media.sm]: { left: 'auto', right: 24, width: 380 },
  [media.md]: {
    top: 84,
    right: 'auto',
    bottom: 'auto',
    left: 'var(--hint-left)',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: -7,
      left: 28,
      width: 14,
      height: 14,
      borderRadius: '4px 0 0',
      background: 'inherit',
      transform: 'rotate(45deg)',
    },
  },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});
export const Head = styled.div({ display: 'flex', alignItems: 'flex-start', gap: 8 });
export const Title = styled.h2({
  ...textStyles.title,
  flex: 1,
  paddingTop: 10,
  fontVariationSettings: 'normal',
});
export const Text = styled.p({ ...textStyles.s, marginBottom: 16, paddingRight: 8, color: colour.ink2 });
export const Choice = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 10,
  paddingRight: 4,
});
