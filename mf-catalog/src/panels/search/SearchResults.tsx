import { paths, replacePanel } from '@storefront/contracts';
import { formatRoubles } from '@storefront/domain';
import { useNavigate } from '@storefront/router';
import { cardFacts } from '../../shared/menu/cardFacts';
import type { MenuCard, MenuGroup } from '../../shared/menu/menuCard';
import { ResultRow } from './ResultRow';
import { Section } from './searchStyles';

interface ProductsProps {
  title: string;
  cards: readonly MenuCard[];
  phrase: string;
}

/** Products; one that is chosen takes the search's place. */
export function FoundProducts({ title, cards, phrase }: ProductsProps) {
  if (cards.length === 0) return null;
  return (
    <Section>
      <h3>{title}</h3>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <ResultRow
              name={card.name}
              phrase={phrase}
              href={paths.product(card)}
              tint={card.tint}
              picture={card.picture}
              facts={cardFacts(card)}
              sum={formatRoubles(card.price)}
              onSelect={() => replacePanel('product', { group: card.group, slug: card.slug })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface GroupsProps {
  title: string;
  groups: readonly MenuGroup[];
  phrase: string;
}

/** Groups; one that is chosen is a page of its own, on which no panel is open. */
export function FoundGroups({ title, groups, phrase }: GroupsProps) {
  const navigate = useNavigate();
  if (groups.length === 0) return null;
  return (
    <Section>
      <h3>{title}</h3>
      <ul>
        {groups.map((group) => {
          const href = paths.menuGroup({ group: group.slug });
          return (
            <li key={group.id}>
              <ResultRow
                name={group.name}
                phrase={phrase}
                href={href}
                tint={group.tint}
                onSelect={() => void navigate(href)}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
