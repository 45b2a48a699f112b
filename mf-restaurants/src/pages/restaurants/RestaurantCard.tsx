import type { Restaurant } from '@storefront/api-contract';
import { openPanel, paths, preloadPanel } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, elevation, media, radius } from '@storefront/tokens';
import { Button, LinkButton, VisuallyHidden } from '@storefront/ui';
import { memo } from 'react';
import { PickupButton } from '../../shared/pickup/PickupButton';
import { Facade } from '../../shared/restaurant/Facade';
import { RestaurantFacts } from '../../shared/restaurant/RestaurantFacts';
import { RestaurantPhone } from '../../shared/restaurant/RestaurantPhone';
import { messages } from './messages';

interface Props {
  restaurant: Restaurant;
  now: Date;
  nearby: Coordinates | undefined;
  isChosen: boolean;
  onChoose: (restaurant: Restaurant) => void;
  /** Called when a mouse enters the card, and with undefined when it leaves. */
  onHover: (restaurant: Restaurant | undefined) => void;
}

const cardClass = css({
  position: 'relative',
  display: 'grid',
  gap: 12,
  padding: 12,
  borderRadius: radius.lg,
  background: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  '&[data-chosen=true]': { boxShadow: `inset 0 0 0 2px ${colour.accent}, ${elevation[2]}` },
  // Above the button that covers the card.
  '& a, & button': { position: 'relative' },
  [media.sm]: { padding: 16 },
});
const topClass = css({ display: 'flex', gap: 16 });
const nameClass = css({
  display: 'inline-block',
  padding: '11px 0',
  margin: '-11px 0',
  [media.hover]: { '&:hover': { color: colour.accentInk } },
});
const chooseClass = css({
  '&&': { position: 'absolute' },
  inset: 0,
  borderRadius: radius.lg,
  '@media (scripting: none)': { display: 'none' },
});
const actionsClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // On phones the booking has its own row; the other two buttons share the next row if both fit.
  '& > *': { flexGrow: 1 },
  '& > [data-part=book]': { flexBasis: '100%' },
  [media.sm]: {
    '& > *': { flexGrow: 0 },
    '& > [data-part=book]': { flex: '1 1 12rem' },
    '& > [data-part=pickup]': { flex: '1 1 100%' },
  },
});
// These buttons need a script, so they are hidden without one.
const scriptedClass = css({ display: 'grid', '@media (scripting: none)': { display: 'none' } });
// The target is taller than the text.
const phoneClass = css({ margin: '-6px 0' });

/**
 * One restaurant of the list. A press anywhere chooses it and shows its actions. Memoised: there may be hundreds of
 * cards, and a mouse that moves over them rerenders the page.
 */
export const RestaurantCard = memo(function RestaurantCard({
  restaurant,
  now,
  nearby,
  isChosen,
  onChoose,
  onHover,
}: Props) {
  const { name, slug, phone } = restaurant;
  const href = paths.restaurant({ slug });
  return (
    <article
      className={cardClass}
      data-chosen={isChosen || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(restaurant)}
      onPointerLeave={() => onHover(undefined)}
    >
      <button
        className={chooseClass}
        type="button"
        aria-label={messages.choose(name)}
        aria-pressed={isChosen}
        onClick={() => onChoose(restaurant)}
      />
      <div className={topClass}>
        <Facade restaurant={restaurant} />
        <RestaurantFacts
          restaurant={restaurant}
          now={now}
          nearby={nearby}
          title={
            <h2>
              <a className={nameClass} href={href}>
                {name}
              </a>
            </h2>
          }
        />
      </div>
      {isChosen && (
        <>
          {phone && (
            <div className={phoneClass}>
              <RestaurantPhone phone={phone} name={name} />
            </div>
          )}
          <div className={actionsClass}>
            <div className={scriptedClass} data-part="book">
              <Button
                kind="primary"
                size={44}
                isWide
                aria-haspopup="dialog"
                onPointerEnter={() => preloadPanel('booking')}
                onClick={() => openPanel('booking', { slug })}
              >
                {messages.book}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            </div>
            <LinkButton href={href} size={44}>
              {messages.more}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </LinkButton>
            <div className={scriptedClass} data-part="pickup">
              <PickupButton restaurant={restaurant} kind="outline" size={44} isWide>
                <VisuallyHidden>: {name}</VisuallyHidden>
              </PickupButton>
            </div>
          </div>
        </>
      )}
    </article>
  );
});
