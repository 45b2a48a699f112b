import styled from '@emotion/styled';
import type { CartItem } from '@storefront/api-contract';
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

const Root = styled.div(lineLayout);
const Body = styled.div(lineBody);
const Name = styled.p({ ...lineName, color: colour.ink2 });
const Note = styled.p(lineNote);
const Actions = styled.div({ marginTop: 8 });

/** A dish that is unavailable at the chosen place or has no price, with the reason and its actions. */
export function UnavailableLine({ item, onRemove, onReplace }: Props) {
  const { name } = item.product;
  return (
    <Root>
      <DishPicture product={item.product} size={84} look="faded" />
      <Body>
        <Name>{name}</Name>
        <Note>{item.price === null ? messages.unpriced : messages.unavailableHere}</Note>
        {onReplace && (
          <Actions>
            <Button
              kind="soft"
              size={44}
              aria-label={messages.replaceNamed(name)}
              onClick={() => onReplace(item)}
            >
              {messages.replace}
            </Button>
          </Actions>
        )}
      </Body>
      <IconButton
        label={messages.remove(name)}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={() => onRemove(item.id)}
      />
    </Root>
  );
}
