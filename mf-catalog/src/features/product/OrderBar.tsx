import { formatRoubles } from '@storefront/domain';
import { Button, Counter, Row } from '@storefront/ui';
import { messages } from './messages';
import type { ProductOrder } from './useProductOrder';

interface Props {
  order: ProductOrder;
  name: string;
  /** Roubles for one, shown until the product has loaded. */
  price: number;
}

/** The counter, and the button that adds to the cart with the total on it. */
export function OrderBar({ order, name, price }: Props) {
  const { product, count, setCount, sum = price * count } = order;
  return (
    <Row gap={12}>
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
        disabledReason={product?.is_stoplisted ? messages.unavailable : undefined}
        reasonShown="note"
        onClick={() => void order.submit()}
      >
        {messages.add(formatRoubles(sum))}
      </Button>
    </Row>
  );
}
