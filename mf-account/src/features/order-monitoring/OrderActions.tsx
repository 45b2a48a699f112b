import styled from '@emotion/styled';
import { openPanel } from '@storefront/contracts';
import { Button } from '@storefront/ui';
import { RotateCcw } from 'lucide-react';
import { ContactButton } from './ContactButton';
import { messages } from './messages';

interface Props {
  /** Of the order that is followed. */
  id: number | string;
}

const Pair = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });

/** «Связаться» at the left, «Повторить» at the right: the cart then takes the order's dishes (spec §4, Repeat order). */
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
