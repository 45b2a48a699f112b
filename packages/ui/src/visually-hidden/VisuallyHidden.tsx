import { css } from '@storefront/styles';
import type { ComponentProps } from 'react';

/** Hides an element visually; screen readers still read it, and it can still take the focus. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const hiddenClass = css(visuallyHidden);

interface Props extends Omit<ComponentProps<'span'>, 'className' | 'ref'> {
  readonly as?: 'span' | 'output' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5';
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Element = 'span', ...rest }: Props) => (
  <Element className={hiddenClass} {...rest} />
);
