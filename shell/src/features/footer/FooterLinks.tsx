import styled from '@emotion/styled';
import { panelOpener, useBrand } from '@storefront/contracts';
import { type LinkGroup, linksOf } from './linkGroups';
import { Heading, linkStyles } from './footerStyles';
import { messages } from './messages';

const PageLink = styled.a(linkStyles);
const PanelButton = styled.button(linkStyles);

/** One column of links; renders nothing if the brand has none of its pages. `usePanelLinks` handles `data-opens`. */
export function FooterLinks({ group }: { group: LinkGroup }) {
  const links = linksOf(group, useBrand());
  if (links.length === 0) return null;
  const headingId = `footer-${group}`;
  return (
    <nav aria-labelledby={headingId}>
      <Heading id={headingId}>{messages.headings[group]}</Heading>
      <ul>
        {links.map(({ route, label, to, panel }) => (
          <li key={route}>
            <PageLink href={to} data-opens={panel} {...(panel && panelOpener(panel))}>
              {label}
            </PageLink>
          </li>
        ))}
        {group === 'guests' && (
          <li>
            <PanelButton
              type="button"
              aria-haspopup="dialog"
              data-opens="restaurant-review"
              {...panelOpener('restaurant-review')}
            >
              {messages.review}
            </PanelButton>
          </li>
        )}
      </ul>
    </nav>
  );
}
