import type { Cart } from '@storefront/api-contract';
import { openPanel, type WidgetProps } from '@storefront/contracts';
import { formatRoubles, itemsCount } from '@storefront/domain';
import { css } from '@storefront/styles';
import { textStyles, weight } from '@storefront/tokens';
import { Button } from '@storefront/ui';
import { useCartState } from '../../shared/cart/useCartState';
import { useCartFact } from '../../shared/place/useCartFact';
import { messages } from './messages';

// A fixed width: nothing beside it moves when the sum or the time changes.
const rootClass = css({ '&&': { width: 192, maxWidth: '100%', paddingInline: 12, textAlign: 'left' } });
const sumClass = css({ display: 'block', ...textStyles.s, fontWeight: weight.heading });
const factClass = css({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...textStyles.xs,
  fontWeight: weight.name,
  // In a narrow place only the sum.
  '@container (max-width: 160px)': { display: 'none' },
});

/**
 * Opens the cart and shows its sum, with what is missing to the minimum of a delivery or else the time. Renders nothing
 * while the cart is empty or unknown, and thus nothing on the server.
 */
export default function CartButton({ look = 'primary' }: WidgetProps<'checkout:cart-button'>) {
  const state = useCartState();
  return state.kind === 'filled' ? <Filled cart={state.cart} look={look} /> : null;
}

function Filled({ cart, look }: { cart: Cart; look: 'primary' | 'soft' }) {
  const fact = useCartFact(cart);
  const sum = formatRoubles(cart.discount_sum);
  return (
    <Button
      className={rootClass}
      kind={look}
      size={44}
      aria-label={messages.label(itemsCount(cart.items), sum, fact)}
      onClick={() => openPanel('cart')}
    >
      <span className={sumClass}>{sum}</span>
      <span className={factClass}>{fact}</span>
    </Button>
  );
}
