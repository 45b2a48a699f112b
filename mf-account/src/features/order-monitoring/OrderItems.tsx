import styled from '@emotion/styled';
import type { CartItem, Purchase } from '@storefront/api-contract';
import { formatRoubles, visibleItems } from '@storefront/domain';
import { textStyles } from '@storefront/tokens';
import { ListRow, Note, Picture, Tile } from '@storefront/ui';
import { messages } from './messages';

interface Props {
  order: Purchase;
  look: 'lit' | 'faded';
  /** One level under the status. */
  titleAs: 'h2' | 'h4';
}

const Title = styled.h4({ ...textStyles.title, marginTop: 8 });
const Rows = styled.ul({ display: 'grid' });

/** What was ordered, what comes with it, and the sauce that every guest gets (spec §2, Order monitoring). */
export function OrderItems({ order, look, titleAs }: Props) {
  const items = visibleItems(order.items);
  const extras = visibleItems(order.expendable);
  return (
    <>
      {items.length > 0 && (
        <Rows aria-label={messages.items}>
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} look={look} />
            </li>
          ))}
        </Rows>
      )}
      {extras.length > 0 && (
        <>
          <Title as={titleAs}>{messages.extras}</Title>
          <Rows aria-label={messages.extras}>
            {extras.map((item) => (
              <li key={item.id}>
                <ListRow title={item.product.name} trailing={sumOf(item)} note={portionOf(item)} />
              </li>
            ))}
          </Rows>
        </>
      )}
      <Note>{messages.soySauce(order.persons_count)}</Note>
    </>
  );
}

function Item({ item, look }: { item: CartItem; look: Props['look'] }) {
  const modifiers = item.modifiers.map(({ name }) => name).filter(Boolean);
  const portion = portionOf(item);
  return (
    <ListRow
      title={item.product.name}
      note={[portion, modifiers.join(', ')].filter(Boolean).join(' · ') || undefined}
      trailing={sumOf(item)}
      media={
        <Tile shape="thumb" look={look}>
          <Picture media={item.product.media_list[0]} alt="" sizes="48px" />
        </Tile>
      }
    />
  );
}

function portionOf({ amount, price }: CartItem): string | undefined {
  return amount > 1 && price > 0 ? messages.portion(amount, formatRoubles(price)) : undefined;
}

function sumOf({ amount, price }: CartItem): string {
  return price > 0 ? formatRoubles(price * amount) : messages.free;
}
