import { css, cx, keyframes } from '@storefront/styles';
import { colour, media, radius } from '@storefront/tokens';
import type { ComponentProps, ReactNode } from 'react';
import { cardTileBox } from '../tile/cardTileRatio';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The shape of the content: a line of text, a title, a 44-px button, a 64-px row, a card's tile, a circle.
   */
  readonly shape?: 'text' | 'title' | 'button' | 'row' | 'tile' | 'square' | 'circle';
  readonly width?: 'full' | 'wide' | 'half' | 'third';
}

// The fill appears after 150 ms, so that a quick response causes no flash.
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const shimmer = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});

const rootClass = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  // A line of text. A selector of the default shape, even in `:where`, would outweigh the size of its class.
  height: 14,
  margin: '3px 0',
  borderRadius: radius.xs,
  background: colour.control,
  animation: `${appear} 120ms linear 150ms both`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(100deg, transparent 30%, ${colour.sunken} 50%, transparent 70%)`,
    animation: `${shimmer} 1.4s linear infinite`,
  },
  // A placeholder of `LazyOnVisible` stands still: it does not load yet, and each frame would restyle the shimmer.
  '[data-waiting] &::after': { animation: 'none', opacity: 0 },
  [media.reducedMotion]: { '&::after': { animation: 'none', opacity: 0 } },
  '&:not([data-shape=text])': { margin: 0 },
  '&[data-shape=title]': { height: 20, margin: '4px 0' },
  '&[data-shape=button]': { height: 44, borderRadius: radius.sm },
  '&[data-shape=row]': { height: 64, borderRadius: radius.md },
  '&[data-shape=tile]': {
    height: 'auto',
    borderRadius: radius.lg,
    ...cardTileBox,
  },
  '&[data-shape=square]': { height: 'auto', aspectRatio: '1', borderRadius: radius.md },
  '&[data-shape=circle]': { width: 44, height: 44, borderRadius: radius.full },
  '&[data-width=wide]': { width: '80%' },
  '&[data-width=half]': { width: '50%' },
  '&[data-width=third]': { width: '33%' },
});

/**
 * A placeholder for content that is loading. Size it by `shape`, or by a class without a shape: its height
 * and margin replace the height and margin of a line of text.
 */
export function Skeleton({ shape = 'text', width = 'full', className, ...rest }: SkeletonProps) {
  return (
    <span className={cx(rootClass, className)} aria-hidden data-shape={shape} data-width={width} {...rest} />
  );
}

/** The skeletons of one region, with a text for screen readers. */
export function SkeletonGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
