import styled from '@emotion/styled';
import { openPanel } from '@storefront/contracts';
import { Button, LinkButton } from '@storefront/ui';
import { Phone, RotateCcw } from 'lucide-react';
import { messages } from './messages';
import { usePhoneForOrders } from './usePhoneForOrders';

interface Props {
  id: number | string;
}

const Pair = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });

/**
 * «Связаться» on the left; «Повторить» on the right puts the order's dishes into the cart (spec §4, Repeat
 * order).
 */
export function OrderActions({ id }: Props) {
  return (
    <Pair>
      <ContactButton />
      <Button
        kind="neutral"
        size={56}
        isWide
        icon={<RotateCcw size={20} aria-hidden />}
        onClick={() => openPanel('cart', { repeat: String(id) })}
      >
        {messages.repeat}
      </Button>
    </Pair>
  );
}

/** «Связаться»: calls the call centre. */
export function ContactButton() {
  const { href } = usePhoneForOrders();
  return (
    <LinkButton kind="neutral" size={56} isWide href={href} icon={<Phone size={20} aria-hidden />}>
      {messages.call}
    </LinkButton>
  );
}
