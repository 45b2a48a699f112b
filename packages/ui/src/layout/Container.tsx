import { css, cx } from '@storefront/styles';
import { media } from '@storefront/tokens';
import type { ComponentProps } from 'react';

const containerClass = css({
  width: '100%',
  margin: '0 auto',
  // Only the inline padding: the page sets the space above and below.
  paddingInline: 12,
  [media.phone]: { paddingInline: 16 },
  [media.xs]: { paddingInline: 20 },
  [media.sm]: { paddingInline: 24 },
  [media.lg]: { maxWidth: 1344 },
  [media.xl]: { maxWidth: 1600 },
});

/** The page's width and gutters at every breakpoint. */
export const Container = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx(containerClass, className)} {...rest} />
);
