import styled from '@emotion/styled';
import type { CartItem } from '@storefront/api-contract';
import { colour } from '@storefront/tokens';
import { IconButton } from '@storefront/ui';
import { Trash2 } from 'lucide-react';
import { DishPicture } from '../../shared/dish/DishPicture';
import { lineBody, lineLayout, lineName, lineNote } from './lineStyles';
import { messages } from './messages';

interface Props {
  item: CartItem;
  onRemove: (itemId: number) => void;
}

const Root = styled.div(lineLayout);
const Body = styled.div(lineBody);
const Name = styled.p({ ...lineName, color: colour.ink2 });
const Note = styled.p(lineNote);

/** A dish that the chosen place does not have now: muted, with the reason and a way out. */
export function UnavailableLine({ item, onRemove }: Props) {
  const { name } = item.product;
  return (
    <Root>
      <DishPicture product={item.product} size={84} look="faded" />
      <Body>
        <Name>{name}</Name>
        <Note>{messages.unavailableHere}</Note>
      </Body>
      <IconButton
        label={messages.remove(name)}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={() => onRemove(item.id)}
      />
    </Root>
  );
}
