import { paths, replacePanel } from '@storefront/contracts';
import { formatRoubles } from '@storefront/domain';
import { useNavigate } from '@storefront/router';
import { useQueryClient } from '@storefront/query';
import { type ReactNode, useId } from 'react';
import { cardFacts } from '../../shared/menu/cardFacts';
import { dishesOfGroups } from '../../shared/menu/findCard';
import type { MenuCard, MenuGroup } from '../../shared/menu/menuCard';
import { messages } from './messages';
import { ResultRow } from './ResultRow';
import { Section } from './searchStyles';

interface Shared {
  title: string;
  phrase: string;
  /** Prefix of the options' ids. */
  listId: string;
  activeId: string | undefined;
}

/** Products; one that is chosen takes the search's place. */
export function FoundProducts({
  title,
  cards,
  phrase,
  listId,
  activeId,
}: Shared & { cards: readonly MenuCard[] }) {
  return (
    <Options title={title} count={cards.length}>
      {cards.map((card) => {
        const id = `${listId}product${card.id}`;
        return (
          <li key={card.id} role="presentation">
            <ResultRow
              id={id}
              isActive={id === activeId}
              name={card.name}
              phrase={phrase}
              href={paths.product(card)}
              tint={card.tint}
              picture={card.picture}
              facts={card.isStoplisted ? messages.unavailable : cardFacts(card)}
              sum={priceOf(card)}
              onSelect={() => replacePanel('product', { group: card.group, slug: card.slug })}
            />
          </li>
        );
      })}
    </Options>
  );
}

function priceOf({ price, hasModifiers }: MenuCard): string {
  return hasModifiers ? `${messages.from} ${formatRoubles(price)}` : formatRoubles(price);
}

/** Groups; one that is chosen is a page of its own, on which no panel is open. */
export function FoundGroups({
  title,
  groups,
  phrase,
  listId,
  activeId,
}: Shared & { groups: readonly MenuGroup[] }) {
  const navigate = useNavigate();
  const dishes = dishesOfGroups(useQueryClient());
  return (
    <Options title={title} count={groups.length}>
      {groups.map((group) => {
        const id = `${listId}group${group.id}`;
        const href = paths.menuGroup({ group: group.slug });
        return (
          <li key={group.id} role="presentation">
            <ResultRow
              id={id}
              isActive={id === activeId}
              name={group.name}
              phrase={phrase}
              href={href}
              tint={group.tint}
              picture={dishes.get(group.slug)}
              onSelect={() => void navigate(href)}
            />
          </li>
        );
      })}
    </Options>
  );
}

/** A titled part of the list of options; nothing when it has none. */
function Options({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const titleId = useId();
  if (count === 0) return null;
  return (
    <Section role="group" aria-labelledby={titleId}>
      {/* Inside a list of options a heading has no place: it names the part. */}
      <h3 id={titleId} role="presentation">
        {title}
      </h3>
      <ul role="presentation">{children}</ul>
    </Section>
  );
}
