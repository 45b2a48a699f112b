import { css, cx } from '@storefront/styles';
import { type Space, space } from '@storefront/tokens';
import type { ComponentProps } from 'react';

type Element = 'div' | 'ul' | 'ol' | 'section' | 'form' | 'span';

export interface StackProps extends ComponentProps<'div'> {
  readonly as?: Element;
  /** Space between the children, px of the scale. */
  readonly gap?: Space;
  readonly align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  readonly justify?: 'start' | 'center' | 'between' | 'end';
}

export interface RowProps extends StackProps {
  readonly wrap?: 'wrap' | 'nowrap';
}

const gaps = Object.fromEntries(space.map((step) => [`&[data-gap="${step}"]`, { gap: step }]));

const rootClass = css({
  display: 'flex',
  minWidth: 0,
  '&[data-direction=column]': { flexDirection: 'column' },
  ...gaps,
  '&[data-align=start]': { alignItems: 'flex-start' },
  '&[data-align=center]': { alignItems: 'center' },
  '&[data-align=end]': { alignItems: 'flex-end' },
  '&[data-align=baseline]': { alignItems: 'baseline' },
  '&[data-justify=center]': { justifyContent: 'center' },
  '&[data-justify=between]': { justifyContent: 'space-between' },
  '&[data-justify=end]': { justifyContent: 'flex-end' },
  '&[data-wrap=wrap]': { flexWrap: 'wrap' },
});

/** Lays out its children vertically. */
export function Stack({
  as = 'div',
  gap = 16,
  align = 'stretch',
  justify = 'start',
  className,
  ...rest
}: StackProps) {
  const Root = as as 'div';
  return (
    <Root
      className={cx(rootClass, className)}
      data-direction="column"
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      {...rest}
    />
  );
}

/** Lays out its children horizontally. */
export function Row({
  as = 'div',
  gap = 12,
  align = 'center',
  justify = 'start',
  wrap = 'nowrap',
  className,
  ...rest
}: RowProps) {
  const Root = as as 'div';
  return (
    <Root
      className={cx(rootClass, className)}
      data-direction="row"
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
      {...rest}
    />
  );
}
