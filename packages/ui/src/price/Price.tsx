import styled from '@emotion/styled';
import { colour, textStyles, weight } from '@storefront/tokens';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

/** The price before a discount, with the words that say so. */
export interface OldPrice {
  readonly label: string;
  readonly value: string;
}

interface Props {
  /** The sum as it is shown, with its sign of currency. */
  readonly value: string;
  /** Stands small before it where the price is the lowest of several. */
  readonly prefix?: string | undefined;
  readonly old?: OldPrice | undefined;
  /** `price` leads a card; `title` stands in a row; `h3` closes a bill. */
  readonly look?: 'price' | 'title' | 'h3';
}

const Root = styled.span({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 6px',
  '& > strong': { whiteSpace: 'nowrap', ...textStyles.price },
  '&[data-look=title] > strong': { ...textStyles.title, fontWeight: weight.strong },
  '&[data-look=h3] > strong': textStyles.h3,
});
const Prefix = styled.span({ ...textStyles.xs, fontWeight: weight.name, color: colour.ink2 });
const Old = styled.del({ ...textStyles.xs, color: colour.ink3, whiteSpace: 'nowrap' });

/** A sum of money; where it was higher, the old one is struck through beside it. */
export function Price({ value, prefix, old, look = 'price' }: Props) {
  return (
    <Root data-look={look}>
      {prefix && <Prefix>{prefix}</Prefix>}
      <strong>{value}</strong>
      {old && (
        <Old>
          <VisuallyHidden>{old.label} </VisuallyHidden>
          {old.value}
        </Old>
      )}
    </Root>
  );
}
