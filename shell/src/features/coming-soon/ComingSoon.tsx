import styled from '@emotion/styled';
import { type Owner, paths } from '@storefront/contracts';
import { colour } from '@storefront/tokens';
import { Container, LinkButton, SectionHeading } from '@storefront/ui';
import { messages } from './messages';

interface Props {
  title: string;
  /** Who owes the page. */
  owner: Owner;
  /** Route of the page, for its owner. */
  route: string;
}

const Root = styled(Container)({ paddingTop: 16, paddingBottom: 52, minHeight: '64vh' });
const Text = styled.p({ margin: '12px 0 24px', color: colour.ink2 });
const Debt = styled.p({
  marginTop: 32,
  padding: 12,
  border: `1px dashed ${colour.ink3}`,
  color: colour.ink2,
});

/** Stands for a page that its owner has not built yet. In development it names the owner. */
export function ComingSoon({ title, owner, route }: Props) {
  return (
    <Root>
      <SectionHeading level="h1" title={title} />
      <h2>{messages.soon}</h2>
      <Text>{messages.text}</Text>
      <LinkButton kind="primary" size={56} href={paths.menu()}>
        {messages.toMenu}
      </LinkButton>
      {process.env.NODE_ENV !== 'production' && (
        <Debt lang="en">
          Owed by the team “{owner}”: the page “{route}”. Build it, and take <code>owed</code> off its route.
        </Debt>
      )}
    </Root>
  );
}
