import { paths } from '@storefront/contracts';
import type { MenuCard } from '../../shared/card/menuCard';

/**
 * The rest of a long list as links for visitors without scripts. React renders nothing inside `noscript` in
 * the browser, so the page does not carry these cards as data.
 */
export function NoScriptLinks({ cards }: { cards: readonly MenuCard[] }) {
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
