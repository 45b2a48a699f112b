import { formatRoubles } from '@storefront/domain';
import { css } from '@storefront/styles';
import { Button, Counter } from '@storefront/ui';
import type { RefCallback } from 'react';
import { unpricedText } from '../../shared/card/cardFacts';
import { useUnavailableText } from '../../shared/card/UnavailableText';
import { messages } from './messages';
import type { ProductOrder } from './useProductOrder';

interface Props {
  order: ProductOrder;
  name: string;
  /** Roubles for one portion, shown until the product has loaded; null for a product without a price. */
  price: number | null | undefined;
  ref?: RefCallback<HTMLElement>;
}

// The first row is for the reason that a blocked button shows above itself; the gap separates it from
// the button. With a large font the counter and the button have a row each.
const barClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '&& > *': { flex: '0 0 100%', marginBottom: 0 },
  '&& > [role=group], && > button': { order: 1 },
  '&& > [role=group]': { flex: 'none' },
  '&& > button': { flex: '1 1 min-content' },
});

/** The counter, and the button that adds to the cart with the total on it. */
export function OrderBar({ order, name, price, ref }: Props) {
  const { product, count, setCount, sum = price ? price * count : undefined } = order;
  const stoplisted = useUnavailableText();
  const unpriced = product?.price === null ? unpricedText : undefined;
  return (
    <div className={barClass} ref={ref}>
      <Counter
        value={count}
        onChange={setCount}
        labels={{ decrease: messages.decrease(name), increase: messages.increase(name) }}
        size={56}
      />
      <Button
        kind="primary"
        size={56}
        isWide
        isLoading={!product || order.isSending}
        disabledReason={product && (product.is_stoplisted ? stoplisted : unpriced)}
        reasonShown="note"
        onClick={() => void order.submit()}
      >
        {sum === undefined ? messages.addWithoutSum : messages.add(formatRoubles(sum))}
      </Button>
    </div>
  );
}
