import { Note } from '@storefront/ui';
import type { Purchase } from '@storefront/api-contract';
import { messages } from './messages';
import { orderNumber } from './orderFacts';
import { usePhoneForOrders } from './usePhoneForOrders';

interface Props {
  order: Purchase;
}

/** What to do while a payment is not confirmed, and when the order failed (spec §4, Order statuses). */
export function OrderNote({ order }: Props) {
  const { text } = usePhoneForOrders();
  if (order.status_slug === 'wait_confirm') return <Note kind="warn">{messages.waitConfirm(text)}</Note>;
  if (order.status_slug === 'error') {
    return (
      <Note kind="bad" role="alert">
        {messages.error(text, orderNumber(order.id))}
      </Note>
    );
  }
  return null;
}
