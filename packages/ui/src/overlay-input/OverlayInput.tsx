import { css, cx } from '@storefront/styles';
import type { ComponentProps } from 'react';

const inputClass = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:disabled, &[aria-disabled=true]': { cursor: 'default' },
});

/**
 * A transparent native radio or checkbox over the element that shows its state. It receives presses, keys and
 * the focus; the element after it (`input:checked ~ &`) shows the state. The parent must be positioned.
 */
export const OverlayInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={cx(inputClass, className)} {...rest} />
);
