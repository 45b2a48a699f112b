import styled from '@emotion/styled';
import { paths } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { colour, media, textStyles } from '@storefront/tokens';
import { messages } from './messages';

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

/** Links to the levels above the restaurant. */
export function Crumbs() {
  return (
    <Root aria-label={messages.breadcrumbs}>
      <List>
        <li>
          <Step to={paths.home()}>{messages.home}</Step>
        </li>
        <li>
          <Step to={paths.restaurants()}>{messages.restaurants}</Step>
        </li>
      </List>
    </Root>
  );
}
