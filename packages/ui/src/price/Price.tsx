import { css } from '@storefront/styles';
import { colour, textStyles, weight } from '@storefront/tokens';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';

/** The price before a discount, with a label for screen readers. */
export interface OldPrice {
  readonly label: string;
  readonly value: string;
}

interface Props {
  /** The formatted sum with its currency. */
  readonly value: string;
  /** Small text before the sum; for the lowest of several prices. */
  readonly prefix?: string | undefined | false;
  readonly old?: OldPrice | undefined;
  /** `price` for a card, `title` for a row, `h3` for the total of a bill. */
  readonly look?: 'price' | 'title' | 'h3';
}

// A menu has hundreds of prices, so prefix and label are generated content, which screen readers read as well.
const rootClass = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 6px',
  whiteSpace: 'nowrap',
  ...textStyles.price,
  '&[data-look=title]': { ...textStyles.title, fontWeight: weight.strong },
  '&[data-look=h3]': textStyles.h3,
  '&[data-prefix]::before': {
    content: 'attr(data-prefix)',
    ...textStyles.xs,
    fontWeight: weight.name,
    color: colour.ink2,
  },
});
const oldClass = css({
  ...textStyles.xs,
  fontWeight: weight.text,
  color: colour.ink3,
  '&::before': { content: 'attr(data-label) " "', ...visuallyHidden },
});

/** A sum of money; an old price is struck through beside it. */
export function Price({ value, prefix, old, look = 'price' }: Props) {
  return (
    <span className={rootClass} data-look={look} data-prefix={prefix || undefined}>
      {value}
      {old && (
        <del className={oldClass} data-label={old.label}>
          {old.value}
        </del>
      )}
    </span>
  );
}
