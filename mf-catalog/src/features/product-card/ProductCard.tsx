import { expectPanel, openPanel, paths } from '@storefront/contracts';
import { formatRoubles } from '@storefront/domain';
import { Picture, Price, Tile } from '@storefront/ui';
import { memo, type MouseEvent } from 'react';
import { cardFacts } from '../../shared/menu/cardFacts';
import type { MenuCard } from '../../shared/menu/menuCard';
import { isPlainClick } from '../../shared/plainClick';
import { CardBadges } from './CardBadges';
import { CardFoot } from './CardFoot';
import { CardLink, Facts, Gap, Ingredients, Name, Root } from './cardStyles';
import { messages } from './messages';

interface Props {
  card: MenuCard;
  /** Pieces in the cart. */
  amount: number;
  /** On its way into the cart. */
  isSending: boolean;
  onAdd: (card: MenuCard) => void;
  onChange: (productId: number, difference: 1 | -1) => void;
  priority?: 'high' | 'lazy';
  /** `small` stands in a slider. */
  size?: 'grid' | 'small';
  titleAs?: 'h2' | 'h3' | undefined;
  /** Opens the product; its panel, on top of what is open, unless told. */
  onOpen?: ((place: { group: string; slug: string }) => void) | undefined;
}

const sizes = {
  grid: '(min-width:1200px) 270px, (min-width:576px) 28vw, 42vw',
  small: '180px',
} as const;

/**
 * A product in a list. Tile and name are one link to the product's page, which a plain click answers with the
 * panel; it is a bare `<a>`, because a router link in each of a hundred cards would draw them all anew whenever
 * a panel changes the address.
 */
export const ProductCard = memo(function ProductCard({
  card,
  amount,
  isSending,
  onAdd,
  onChange,
  priority = 'lazy',
  size = 'grid',
  titleAs = 'h3',
  onOpen = openProduct,
}: Props) {
  const facts = card.isStoplisted ? messages.unavailable : cardFacts(card);
  const place = { group: card.group, slug: card.slug };

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(place);
  }

  return (
    <Root
      data-hovers="dish"
      data-size={size === 'small' ? size : undefined}
      onPointerDown={expectProduct}
      onFocus={expectProduct}
      onMouseEnter={expectProduct}
    >
      <CardLink href={paths.product(place)} onClick={open}>
        <Tile
          group={card.tint}
          look={card.isStoplisted ? 'faded' : 'lit'}
          badges={card.badges && <CardBadges badges={card.badges} />}
        >
          <Picture media={card.picture} alt="" sizes={sizes[size]} priority={priority} />
        </Tile>
        <Name as={titleAs}>{card.name}</Name>
      </CardLink>
      {facts && <Facts>{facts}</Facts>}
      {size === 'grid' && card.description && <Ingredients>{card.description}</Ingredients>}
      <Gap />
      <CardFoot
        card={card}
        amount={amount}
        isSending={isSending}
        onAdd={onAdd}
        onChange={onChange}
        onChoose={() => onOpen(place)}
        price={
          <Price
            value={formatRoubles(card.price)}
            prefix={card.hasModifiers && messages.from}
            old={
              card.oldPrice ? { label: messages.oldPrice, value: formatRoubles(card.oldPrice) } : undefined
            }
          />
        }
      />
    </Root>
  );
});

const expectProduct = () => expectPanel('product');

function openProduct(place: { group: string; slug: string }) {
  openPanel('product', place);
}
