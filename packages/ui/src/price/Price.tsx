import { css } from '@storefront/styles';
import { colour, textStyles, weight } from '@storefront/tokens';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/** The price before a discount, with a label for screen readers. */
export interface OldPrice {
  readonly label: string;
  readonly value: string;
}

interface Props {
  /** The formatted sum with its currency. */
  readonly value: string;
  /** Small text before the sum; for the lowest of several prices. */
  readonly prefix?: string | undefined;
  readonly old?: OldPrice | undefined;
  /** `price` for a card, `title` for a row, `h3` for the total of a bill. */
  readonly look?: 'price' | 'title' | 'h3';
}

const rootClass = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 6px',
  '& > strong': { whiteSpace: 'nowrap', ...textStyles.price },
  '&[data-look=title] > strong': { ...textStyles.title, fontWeight: weight.strong },
  '&[data-look=h3] > strong': textStyles.h3,
});
const prefixClass = css({ ...textStyles.xs, fontWeight: weight.name, color: colour.ink2 });
const oldClass = css({ ...textStyles.xs, color: colour.ink3, whiteSpace: 'nowrap' });

/** A sum of money; an old price is struck through beside it. */
export function Price({ value, prefix, old, look = 'price' }: Props) {
  return (
    <span className={rootClass} data-look={look}>
      {prefix && <span className={prefixClass}>{prefix}</span>}
      <strong>{value}</strong>
      {old && (
        <del className={oldClass}>
          <VisuallyHidden>{old.label} </VisuallyHidden>
          {old.value}
        </del>
      )}
    </span>
  );
}
