import { panelOpener, useBrand } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { entriesOf, type LinkGroup } from './linkGroups';
import { headingClass, linkStyles } from './footerStyles';
import { messages } from './messages';

const pageLinkClass = css(linkStyles);
const panelButtonClass = css(linkStyles);

/** One column of links; renders nothing if the brand has none of its pages. `usePanelLinks` handles `data-opens`. */
export function FooterLinks({ group }: { group: LinkGroup }) {
  const entries = entriesOf(group, useBrand());
  if (entries.length === 0) return null;
  const headingId = `footer-${group}`;
  return (
    <nav aria-labelledby={headingId}>
      <h2 className={headingClass} id={headingId}>
        {messages.headings[group]}
      </h2>
      <ul>
        {entries.map(({ label, to, panel }) => {
          const opener = panel && { 'data-opens': panel, ...panelOpener(panel) };
          return (
            <li key={label}>
              {to ? (
                <a className={pageLinkClass} href={to} {...opener}>
                  {label}
                </a>
              ) : (
                <button className={panelButtonClass} type="button" aria-haspopup="dialog" {...opener}>
                  {label}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
