import styled from '@emotion/styled';
import { paths } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { colour, media, textStyles } from '@storefront/tokens';
import { messages } from './messages';

interface Props {
  /** The page is the menu itself. */
  isMenu?: boolean;
  /** The product's group, on a product's page. */
  group?: { name: string; slug: string };
}

const Root = styled.nav({ padding: '8px 0' });
const List = styled.ol({
  display: 'flex',
  flexWrap: 'wrap',
  ...textStyles.s,
  color: colour.ink2,
  '& > li + li::before': { content: '"/"', color: colour.ink3 },
});
const Step = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 8px',
  'li:first-of-type > &': { paddingLeft: 0 },
  [media.hover]: { '&:hover': { color: colour.accentInk } },
});

/** Links to the levels above this page; the page itself is named by its h1. */
export function Breadcrumbs({ isMenu = false, group }: Props) {
  return (
    <Root aria-label={messages.label}>
      <List>
        <li>
          <Step to={paths.home()}>{messages.home}</Step>
        </li>
        {!isMenu && (
          <li>
            <Step to={paths.menu()}>{messages.menu}</Step>
          </li>
        )}
        {group && (
          <li>
            <Step to={paths.menuGroup({ group: group.slug })}>{group.name}</Step>
          </li>
        )}
      </List>
    </Root>
  );
}
