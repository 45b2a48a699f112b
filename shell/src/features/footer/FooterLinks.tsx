import { panelOpener, useBrand } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { type LinkGroup, linksOf } from './linkGroups';
import { headingClass, linkStyles } from './footerStyles';
import { messages } from './messages';

const pageLinkClass = css(linkStyles);
const panelButtonClass = css(linkStyles);

/** One column of links; renders nothing if the brand has none of its pages. `usePanelLinks` handles `data-opens`. */
export function FooterLinks({ group }: { group: LinkGroup }) {
  const links = linksOf(group, useBrand());
  if (links.length === 0) return null;
  const headingId = `footer-${group}`;
  return (
    <nav aria-labelledby={headingId}>
      <h2 className={headingClass} id={headingId}>
        {messages.headings[group]}
      </h2>
      <ul>
        {links.map(({ route, label, to, panel }) => (
          <li key={route}>
            <a className={pageLinkClass} href={to} data-opens={panel} {...(panel && panelOpener(panel))}>
              {label}
            </a>
          </li>
        ))}
        {group === 'guests' && (
          <li>
            <button
              className={panelButtonClass}
              type="button"
              aria-haspopup="dialog"
              data-opens="restaurant-review"
              {...panelOpener('restaurant-review')}
            >
              {messages.review}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
