import type { PricedCartItem } from '@storefront/api-contract';
import { keepTogether } from '@storefront/contracts';
import { formatRoubles } from '@storefront/domain';
import { css, keyframes } from '@storefront/styles';
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

const rootClass = css(lineLayout);
const bodyClass = css(lineBody);
const nameClass = css(lineName);
const noteClass = css(lineNote);
const footClass = css(lineFoot);
const pulse = keyframes({ from: { opacity: 0.4 } });
const sumClass = css({ '&[data-moved=true]': { animation: `${pulse} ${motion.slow} ${motion.in}` } });

/** A dish of the cart with its counter and sum. At one, the minus becomes a bin. */
export function CartLine({ item, onChange, onRemove }: Props) {
  const { name } = item.product;
  const sum = item.price * item.amount;
  const [first] = useState(sum);
  const details = useLineDetails(item);
  return (
    <div className={rootClass}>
      <DishPicture item={item} size={84} />
      <div className={bodyClass}>
        <p className={nameClass}>{keepTogether(name)}</p>
        {details && <p className={noteClass}>{keepTogether(details)}</p>}
        <div className={footClass}>
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
          <span className={sumClass} key={sum} data-moved={sum !== first || undefined}>
            <Price look="title" value={formatRoubles(sum)} />
          </span>
        </div>
      </div>
    </div>
  );
}
