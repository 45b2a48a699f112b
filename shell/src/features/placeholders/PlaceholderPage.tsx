import styled from '@emotion/styled';
import { type PageModule, paths, type PlaceholderRouteId, routes } from '@storefront/contracts';
import { colour } from '@storefront/tokens';
import { Container, LinkButton, SectionHeading } from '@storefront/ui';
import { messages, pageTitles } from './messages';
import { OwnerNote } from './OwnerNote';

interface Props {
  title: string;
  route: PlaceholderRouteId;
}

const Root = styled(Container)({ paddingTop: 16, paddingBottom: 52, minHeight: '64vh' });
const Text = styled.p({ margin: '12px 0 24px', color: colour.ink2 });

function PlaceholderPage({ title, route }: Props) {
  return (
    <Root>
      <SectionHeading level="h1" title={title} />
      <h2>{messages.pageSoon}</h2>
      <Text>{messages.pageText}</Text>
      <LinkButton kind="primary" size={56} href={paths.menu()}>
        {messages.toMenu}
      </LinkButton>
      <OwnerNote kind="page" id={route} owner={routes[route].owner} />
    </Root>
  );
}

/** The page of a route whose owner has not built it yet. */
export function placeholderPage(route: PlaceholderRouteId): PageModule {
  const title = pageTitles[route];
  return {
    default: () => <PlaceholderPage title={title} route={route} />,
    head: ({ brand }) => ({ title: `${title} — ${brand.name}` }),
  };
}
