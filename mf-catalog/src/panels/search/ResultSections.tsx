import { openPanel, paths } from '@storefront/contracts';
import { formatRoubles } from '@storefront/domain';
import { useLocation, useNavigate } from '@storefront/router';
import { useQueryClient } from '@storefront/query';
import { type ReactNode, useId } from 'react';
import { CardFooter } from '../../features/product-card';
import { useBasket } from '../../shared/basket/useBasket';
import { cardFacts, unpricedText } from '../../shared/card/cardFacts';
import { UnavailableText } from '../../shared/card/UnavailableText';
import { picturesByGroup } from '../../shared/menu/findCard';
import type { MenuCard, MenuGroup } from '../../shared/card/menuCard';
import { messages } from './messages';
import type { Searched } from './highlight';
import { ResultRow } from './ResultRow';
import { sectionClass } from './searchStyles';
import { rememberResult } from './useReturnToResult';

interface SectionProps {
  title: string;
  searched: Searched;
}

/**
 * Found products, each with the button of its card. The panel of a chosen product covers the search panel, so that Back
 * leads to the results.
 */
export function FoundProducts({ title, cards, searched }: SectionProps & { cards: readonly MenuCard[] }) {
  const { amountOf, isStopped, isSending, add, change } = useBasket();
  return (
    <ResultSection title={title} count={cards.length}>
      {cards.map((found) => {
        const card: MenuCard = isStopped(found.id) ? { ...found, isStoplisted: true } : found;
        const open = () => openPanel('product', { group: card.group, slug: card.slug });
        return (
          <ResultRow
            key={card.id}
            name={card.name}
            searched={searched}
            href={paths.product(card)}
            tint={card.tint}
            picture={card.picture}
            facts={card.isStoplisted ? <UnavailableText /> : cardFacts(card)}
            sum={priceOf(card)}
            onSelect={open}
          >
            <CardFooter
              card={card}
              amount={amountOf(card.id)}
              isSending={isSending(card.id)}
              price={null}
              onAdd={(product) => void add({ product, amount: 1, modifiers: [] })}
              onChange={change}
              onChoose={open}
            />
          </ResultRow>
        );
      })}
    </ResultSection>
  );
}

function priceOf({ price, hasModifiers }: MenuCard): string {
  if (price === null) return unpricedText;
  return hasModifiers ? `${messages.from} ${formatRoubles(price)}` : formatRoubles(price);
}

/** Found groups. Choosing a group is a page navigation, which closes the panels. */
export function FoundGroups({ title, groups, searched }: SectionProps & { groups: readonly MenuGroup[] }) {
  const navigate = useNavigate();
  const { key: entry } = useLocation();
  const pictures = picturesByGroup(useQueryClient());
  return (
    <ResultSection title={title} count={groups.length}>
      {groups.map((group) => {
        const href = paths.menuGroup({ group: group.slug });
        return (
          <ResultRow
            key={group.id}
            name={group.name}
            searched={searched}
            href={href}
            tint={group.tint}
            picture={pictures.get(group.slug)}
            onSelect={(link) => {
              rememberResult(link, entry);
              void navigate(href);
            }}
          />
        );
      })}
    </ResultSection>
  );
}

/** A titled list of results; renders nothing without results. */
function ResultSection({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const titleId = useId();
  if (count === 0) return null;
  return (
    <section className={sectionClass}>
      <h3 id={titleId}>{title}</h3>
      <ul aria-labelledby={titleId}>{children}</ul>
    </section>
  );
}
