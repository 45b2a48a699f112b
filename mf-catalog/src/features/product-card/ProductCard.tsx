import { keepTogether, openPanel, panelOpener, paths, preloadPanel } from '@storefront/contracts';
import { formatRoubles } from '@storefront/domain';
import { onPlainClick, Picture, Price, Tile } from '@storefront/ui';
import { memo } from 'react';
import { cardFacts, unpricedText } from '../../shared/card/cardFacts';
import type { MenuCard, PricedCard } from '../../shared/card/menuCard';
import { UnavailableText } from '../../shared/card/UnavailableText';
import { FavouriteHeart } from '../../shared/favourites/Favourite';
import { CardBadges } from './CardBadges';
import { CardFooter } from './CardFooter';
import { cardLinkClass, deferredClass, ingredientsClass, nameClass, rootClass } from './cardStyles';
import { messages } from './messages';

interface Props {
  card: MenuCard;
  /** Pieces in the cart. */
  amount: number;
  /** Being added to the cart. */
  isSending: boolean;
  onAdd: (card: PricedCard) => void;
  onChange: (productId: number, pieces: number) => Promise<void>;
  priority?: 'high' | 'lazy';
  /** Has the heart of the extra `favourites`. */
  hasHeart?: boolean;
  /** `small` is for sliders. */
  size?: 'grid' | 'small';
  titleAs?: 'h2' | 'h3';
  /** Opens the product; by default its panel, on top of the open ones. */
  onOpen?: (product: { group: string; slug: string }) => void;
}

const sizes = {
  grid: '(min-width:1200px) 270px, (min-width:576px) 28vw, 42vw',
  small: '180px',
} as const;

/**
 * A product in a list. The tile and the name are one link to the product's page; a plain click opens the
 * panel instead. The link is a bare `<a>`: a router link in each of a hundred cards would rerender them all
 * whenever a panel changes the URL.
 */
export const ProductCard = memo(function ProductCard({
  card,
  amount,
  isSending,
  onAdd,
  onChange,
  priority = 'lazy',
  hasHeart = false,
  size = 'grid',
  titleAs: Title = 'h3',
  onOpen = openProduct,
}: Props) {
  const facts = card.isStoplisted ? <UnavailableText /> : cardFacts(card);
  const product = { group: card.group, slug: card.slug };

  const open = () => onOpen(product);

  return (
    <article
      className={size === 'grid' && priority === 'lazy' ? deferredClass : rootClass}
      data-hovers="dish"
      data-size={size === 'small' ? size : undefined}
      onPointerDown={preloadProductPanel}
      onFocus={preloadProductPanel}
      onMouseEnter={preloadProductPanel}
    >
      <a
        className={cardLinkClass}
        href={paths.product(product)}
        {...panelOpener('product', product)}
        onClick={onPlainClick(open)}
      >
        <Tile
          group={card.tint}
          look={card.isStoplisted ? 'faded' : 'lit'}
          badges={card.badges && <CardBadges badges={card.badges} />}
        >
          <Picture media={card.picture} alt="" sizes={sizes[size]} priority={priority} />
        </Tile>
        <Title className={nameClass}>{keepTogether(card.name)}</Title>
      </a>
      {hasHeart && <FavouriteHeart productId={card.id} name={card.name} place="card" />}
      {facts}
      {size === 'grid' && card.description && (
        <p className={ingredientsClass}>{keepTogether(card.description)}</p>
      )}
      <CardFooter
        card={card}
        amount={amount}
        isSending={isSending}
        onAdd={onAdd}
        onChange={onChange}
        onChoose={open}
        price={
          card.price === null ? (
            <span>{unpricedText}</span>
          ) : (
            <Price
              value={formatRoubles(card.price)}
              prefix={card.hasModifiers && messages.from}
              old={
                card.oldPrice ? { label: messages.oldPrice, value: formatRoubles(card.oldPrice) } : undefined
              }
            />
          )
        }
      />
    </article>
  );
});

const preloadProductPanel = () => preloadPanel('product');

function openProduct(product: { group: string; slug: string }) {
  openPanel('product', product);
}
