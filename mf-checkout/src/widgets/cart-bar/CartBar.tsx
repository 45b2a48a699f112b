import type { Cart } from '@storefront/api-contract';
import { openPanel, preloadPanel } from '@storefront/contracts';
import { formatRoubles, itemsCount } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, media, textStyles, weight } from '@storefront/tokens';
import { ChevronRight } from 'lucide-react';
import { useCartState } from '../../shared/cart/useCartState';
import { useCartFact } from '../../shared/place/useCartFact';
import { messages } from './messages';

const rootClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: 48,
  padding: '6px 16px',
  [media.sm]: { paddingInline: 24 },
  background: colour.accentSoft,
  color: colour.accentInk,
  textAlign: 'left',
  '&:focus-visible': { outlineOffset: -4 },
});
const textClass = css({ minWidth: 0, overflowWrap: 'anywhere' });
const countClass = css({ display: 'block', ...textStyles.s, fontWeight: weight.strong });
const factClass = css({ display: 'block', ...textStyles.xs });
const sumClass = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 4,
  fontWeight: weight.heading,
  whiteSpace: 'nowrap',
});

/**
 * The cart in one line: the number of dishes, what is missing to the minimum of a delivery or else its time, and the sum.
 * A press opens the cart. Renders nothing while the cart is empty or unknown.
 */
export default function CartBar() {
  const state = useCartState();
  return state.kind === 'filled' ? <Bar cart={state.cart} /> : null;
}

function Bar({ cart }: { cart: Cart }) {
  const fact = useCartFact(cart);
  const count = itemsCount(cart.items);
  const sum = formatRoubles(cart.discount_sum);
  return (
    <button
      className={rootClass}
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={() => preloadPanel('cart')}
      onClick={() => openPanel('cart')}
    >
      <span className={textClass}>
        <span className={countClass}>{messages.count(count)}</span>
        {/* Keeps the words of the accessible name apart. */} <span className={factClass}>{fact}</span>
      </span>
      <span className={sumClass}>
        {sum}
        <ChevronRight size={20} aria-hidden />
      </span>
    </button>
  );
}
