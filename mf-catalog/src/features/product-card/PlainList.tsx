import { paths } from '@storefront/contracts';
import type { MenuCard } from '../../shared/menu/menuCard';

/**
 * The rest of a long list for those who run no script: names that lead to the dishes. The browser draws nothing
 * inside, so it needs no data for it.
 */
export function PlainList({ cards }: { cards: readonly MenuCard[] }) {
  return (
    <noscript>
      <ul>
        {cards.map(({ id, group, slug, name }) => (
          <li key={id}>
            <a href={paths.product({ group, slug })}>{name}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
