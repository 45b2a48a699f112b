import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { PricedCartItem } from '@storefront/api-contract';
import { formatRoubles } from '@storefront/domain';
import { motion } from '@storefront/tokens';
import { Counter, Price } from '@storefront/ui';
import { useState } from 'react';
import { DishPicture } from '../../shared/dish/DishPicture';
import { lineBody, lineFoot, lineLayout, lineName, lineNote } from '../../shared/cart/lineStyles';
import { useLineDetails } from '../../shared/cart/useLineDetails';
import { messages } from './messages';

interface Props {
  item: PricedCartItem;
  onChange: (itemId: number, amount: number) => void;
  onRemove: () => void;
}

const Root = styled.div(lineLayout);
const Body = styled.div(lineBody);
const Name = styled.p(lineName);
const Note = styled.p(lineNote);
const Foot = styled.div(lineFoot);
const pulse = keyframes({ from: { opacity: 0.4 } });
const Sum = styled.span({ '&[data-moved=true]': { animation: `${pulse} ${motion.slow} ${motion.in}` } });

/** A dish of the cart with its counter and sum. At one, the minus becomes a bin. */
export function CartLine({ item, onChange, onRemove }: Props) {
  const { name } = item.product;
  const sum = item.price * item.amount;
  const [first] = useState(sum);
  const details = useLineDetails(item);
  return (
    <Root>
      <DishPicture product={item.product} size={84} />
      <Body>
        <Name>{name}</Name>
        {details && <Note>{details}</Note>}
        <Foot>
          <Counter
            size={40}
            value={item.amount}
            onChange={(amount) => onChange(item.id, amount)}
            onRemove={onRemove}
            labels={{
              decrease: messages.decrease(name),
              increase: messages.increase(name),
              remove: messages.remove(name),
            }}
          />
          <Sum key={sum} data-moved={sum !== first || undefined}>
            <Price look="title" value={formatRoubles(sum)} />
          </Sum>
        </Foot>
      </Body>
    </Root>
  );
}
