import type { Product } from '@storefront/api-contract';
import { formatRoubles } from '@storefront/domain';
import { Button, Counter, Row } from '@storefront/ui';
import { unpricedText } from '../../shared/card/cardFacts';
import { messages } from './messages';
import type { ProductOrder } from './useProductOrder';

interface Props {
  order: ProductOrder;
  name: string;
  /** Roubles for one, shown until the product has loaded; null when it has no price. */
  price: number | null | undefined;
}

/** The counter, and the button that adds to the cart with the total on it. */
export function OrderBar({ order, name, price }: Props) {
  const { product, count, setCount, sum = price ? price * count : undefined } = order;
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
        disabledReason={product && unavailableBecause(product)}
        reasonShown="note"
        onClick={() => void order.submit()}
      >
        {sum === undefined ? messages.addWithoutSum : messages.add(formatRoubles(sum))}
      </Button>
    </Row>
  );
}

function unavailableBecause(product: Product): string | undefined {
  if (product.is_stoplisted) return messages.unavailable;
  return product.price === null ? unpricedText : undefined;
}
