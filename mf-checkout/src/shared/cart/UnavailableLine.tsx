import type { CartItem } from '@storefront/api-contract';
import { keepTogether, useTakeMethod } from '@storefront/contracts';
import { unavailableAt } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour } from '@storefront/tokens';
import { Button, IconButton } from '@storefront/ui';
import { Trash2 } from 'lucide-react';
import { DishPicture } from '../dish/DishPicture';
import { lineBody, lineLayout, lineName, lineNote } from './lineStyles';
import { messages } from './messages';

interface Props {
  item: CartItem;
  onRemove: (itemId: number) => void;
  /** Undefined when no replacement can be offered. */
  onReplace?: ((item: CartItem) => void) | undefined;
}

const rootClass = css(lineLayout);
const bodyClass = css(lineBody);
const nameClass = css({ ...lineName, color: colour.ink2 });
const noteClass = css(lineNote);
const actionsClass = css({ marginTop: 8 });

/** A dish that is unavailable at the chosen place or has no price, with the reason and its actions. */
export function UnavailableLine({ item, onRemove, onReplace }: Props) {
  const { name } = item.product;
  const takeMethod = useTakeMethod((state) => state.takeMethod);
  return (
    <div className={rootClass}>
      <DishPicture item={item} size={84} look="faded" />
      <div className={bodyClass}>
        <p className={nameClass}>{keepTogether(name)}</p>
        <p className={noteClass}>
          {keepTogether(item.price === null ? messages.unpriced : unavailableAt(takeMethod))}
        </p>
        {onReplace && (
          <div className={actionsClass}>
            <Button
              kind="soft"
              size={44}
              aria-label={messages.replaceNamed(name)}
              onClick={() => onReplace(item)}
            >
              {messages.replace}
            </Button>
          </div>
        )}
      </div>
      <IconButton
        label={messages.remove(name)}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={() => onRemove(item.id)}
      />
    </div>
  );
}
