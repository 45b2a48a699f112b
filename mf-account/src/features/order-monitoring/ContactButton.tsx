import { LinkButton } from '@storefront/ui';
import { Phone } from 'lucide-react';
import { messages } from './messages';
import { usePhoneForOrders } from './usePhoneForOrders';

/** «Связаться»: calls the restaurant. */
export function ContactButton() {
  const { href } = usePhoneForOrders();
  return (
    <LinkButton kind="neutral" size={56} isWide href={href} icon={<Phone size={20} aria-hidden />}>
      {messages.call}
    </LinkButton>
  );
}
