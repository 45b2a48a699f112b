import { keepTogether } from '@storefront/contracts';
import { formatRoubles } from '@storefront/domain';
import { Picture, Price, Tile } from '@storefront/ui';
import { CardBadges } from '../../features/product-card';
import { energyFacts, energyTitle } from '../../shared/energy/energyFacts';
import { cardFacts, unpricedText } from '../../shared/card/cardFacts';
import type { MenuCard } from '../../shared/card/menuCard';
import { messages } from './messages';
import {
  cardClass,
  costClass,
  deferredClass,
  descriptionClass,
  energyListClass,
  factsClass,
  nameClass,
} from './tableStyles';

interface Props {
  card: MenuCard;
  priority: 'high' | 'lazy';
}

/** A dish for guests at a table: its facts, price and nutrition, without controls. */
export function TableCard({ card, priority }: Props) {
  const facts = card.isStoplisted ? messages.unavailable : cardFacts(card);
  const energy = energyFacts(card.energy);
  return (
    <article className={priority === 'lazy' ? deferredClass : cardClass}>
      <Tile
        group={card.tint}
        look={card.isStoplisted ? 'faded' : 'lit'}
        badges={card.badges && <CardBadges badges={card.badges} />}
      >
        <Picture
          media={card.picture}
          alt=""
          sizes="(min-width:1200px) 270px, (min-width:576px) 28vw, 42vw"
          priority={priority}
        />
      </Tile>
      <h3 className={nameClass}>{keepTogether(card.name)}</h3>
      {facts && <p className={factsClass}>{keepTogether(facts)}</p>}
      {card.description && <p className={descriptionClass}>{keepTogether(card.description)}</p>}
      <p className={costClass}>
        {card.price === null ? (
          unpricedText
        ) : (
          <Price value={formatRoubles(card.price)} prefix={card.hasModifiers && messages.from} />
        )}
      </p>
      {energy.length > 0 && (
        <dl className={energyListClass} aria-label={energyTitle()}>
          {energy.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
