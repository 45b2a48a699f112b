import { paths, replacePanel } from '@storefront/contracts';
import { formatRoubles } from '@storefront/domain';
import { useNavigate } from '@storefront/router';
import { useQueryClient } from '@storefront/query';
import { type ReactNode, useId } from 'react';
import { cardFacts, unpricedText } from '../../shared/card/cardFacts';
import { picturesByGroup } from '../../shared/menu/findCard';
import type { MenuCard, MenuGroup } from '../../shared/card/menuCard';
import { messages } from './messages';
import type { Searched } from './highlight';
import { ResultRow } from './ResultRow';
import { sectionClass } from './searchStyles';

interface SectionProps {
  title: string;
  searched: Searched;
  /** Prefix of the options' ids. */
  listId: string;
  activeId: string | undefined;
}

/** Found products. The panel of a chosen product replaces the search panel. */
export function FoundProducts({
  title,
  cards,
  searched,
  listId,
  activeId,
}: SectionProps & { cards: readonly MenuCard[] }) {
  return (
    <OptionSection title={title} count={cards.length}>
      {cards.map((card) => {
        const id = `${listId}product${card.id}`;
        return (
          <li key={card.id} role="presentation">
            <ResultRow
              id={id}
              isActive={id === activeId}
              name={card.name}
              searched={searched}
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
    </OptionSection>
  );
}

function priceOf({ price, hasModifiers }: MenuCard): string {
  if (price === null) return unpricedText;
  return hasModifiers ? `${messages.from} ${formatRoubles(price)}` : formatRoubles(price);
}

/** Found groups. Choosing a group is a page navigation, which closes the panels. */
export function FoundGroups({
  title,
  groups,
  searched,
  listId,
  activeId,
}: SectionProps & { groups: readonly MenuGroup[] }) {
  const navigate = useNavigate();
  const pictures = picturesByGroup(useQueryClient());
  return (
    <OptionSection title={title} count={groups.length}>
      {groups.map((group) => {
        const id = `${listId}group${group.id}`;
        const href = paths.menuGroup({ group: group.slug });
        return (
          <li key={group.id} role="presentation">
            <ResultRow
              id={id}
              isActive={id === activeId}
              name={group.name}
              searched={searched}
              href={href}
              tint={group.tint}
              picture={pictures.get(group.slug)}
              onSelect={() => void navigate(href)}
            />
          </li>
        );
      })}
    </OptionSection>
  );
}

/** A titled group of the listbox; renders nothing without options. */
function OptionSection({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const titleId = useId();
  if (count === 0) return null;
  return (
    <section className={sectionClass} role="group" aria-labelledby={titleId}>
      {/* A listbox may not contain headings: the title only labels the group. */}
      <h3 id={titleId} role="presentation">
        {title}
      </h3>
      <ul role="presentation">{children}</ul>
    </section>
  );
}
