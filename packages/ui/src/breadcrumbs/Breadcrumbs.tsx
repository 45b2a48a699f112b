import styled from '@emotion/styled';
import { colour, media, textStyles } from '@storefront/tokens';

export interface BreadcrumbsProps {
  /** Accessible name of the landmark. */
  readonly label: string;
  /** From the home page down. */
  readonly steps: readonly { readonly name: string; readonly href: string }[];
}

const Root = styled.nav({ padding: '8px 0' });
const List = styled.ol({
  display: 'flex',
  flexWrap: 'wrap',
  ...textStyles.s,
  color: colour.ink2,
  '& > li + li::before': { content: '"/"', color: colour.ink3 },
});
const Step = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 8px',
  'li:first-of-type > &': { paddingLeft: 0 },
  [media.hover]: { '&:hover': { color: colour.accentInk } },
});

/** Links to the levels above this page; the page itself is named by its h1. */
export function Breadcrumbs({ label, steps }: BreadcrumbsProps) {
  return (
    <Root aria-label={label}>
      <List>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <Step href={href}>{name}</Step>
          </li>
        ))}
      </List>
    </Root>
  );
}
