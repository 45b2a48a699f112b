import { css, cx } from '@storefront/styles';
import type { ComponentProps } from 'react';
import { stylePerGridStep } from './gridSteps';

const containerClass = css({
  width: '100%',
  margin: '0 auto',
  // Only the inline padding: the page sets the space above and below.
  ...stylePerGridStep(({ gutter, maxWidth }) => ({ paddingInline: gutter, maxWidth })),
});

/** The page's width and gutters at every breakpoint. */
export const Container = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={cx(containerClass, className)} {...rest} />
);
