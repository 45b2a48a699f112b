import { formatRoubles } from '@storefront/domain';
import { Button, Counter, Row } from '@storefront/ui';
import { messages } from './messages';
import type { ProductOrder } from './useProductOrder';

interface Props {
  order: ProductOrder;
  name: string;
  /** Roubles of one, known before the product is. */
  price: number;
}

/** How many, and the button that puts them into the cart for the sum it names. */
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
