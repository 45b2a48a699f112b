import { useOrderPhone } from '@storefront/api-client';
import type { Purchase } from '@storefront/api-contract';
import { openPanel } from '@storefront/contracts';
import { isEstimated } from '@storefront/domain';
import { Button, LinkButton } from '@storefront/ui';
import { Phone, RotateCcw, Star } from 'lucide-react';
import { messages } from './messages';
import { statusOf } from './orderFacts';
import { pairClass } from './pairClass';

interface Props {
  order: Pick<Purchase, 'id' | 'status_slug' | 'is_self_service' | 'estimation'>;
}

/**
 * On the left «Оценить заказ» once no status follows, else «Связаться»; «Повторить» on the right puts the order's dishes
 * into the cart (spec §2, Order monitoring; §4, Repeat order).
 */
export function OrderActions({ order }: Props) {
  return (
    <div className={pairClass}>
      {statusOf(order).isFinal ? <ReviewButton order={order} /> : <ContactButton />}
      <Button
        kind="neutral"
        size={56}
        isWide
        icon={<RotateCcw size={20} aria-hidden />}
        onClick={() => openPanel('cart', { repeat: String(order.id) })}
      >
        {messages.repeat}
      </Button>
    </div>
  );
}

function ReviewButton({ order }: Props) {
  return (
    <div>
      <Button
        kind="neutral"
        size={56}
        isWide
        icon={<Star size={20} aria-hidden />}
        disabledReason={isEstimated(order.estimation) ? messages.reviewed : undefined}
        reasonShown="note"
        reasonSide="start"
        onClick={() => openPanel('order-review', { id: String(order.id) })}
      >
        {messages.review}
      </Button>
    </div>
  );
}

/** «Связаться»: calls the call centre. */
export function ContactButton() {
  const { href } = useOrderPhone();
  return (
    <LinkButton kind="neutral" size={56} isWide href={href} icon={<Phone size={20} aria-hidden />}>
      {messages.call}
    </LinkButton>
  );
}
