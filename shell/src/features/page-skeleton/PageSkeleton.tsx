import styled from '@emotion/styled';
import { Container, Skeleton, VisuallyHidden } from '@storefront/ui';
import { messages } from './messages';

const Root = styled.div({
  display: 'grid',
  gap: '1.5rem',
  paddingBlock: '2rem',
  // Keeps the footer below the fold, so that it does not jump when the page appears.
  minHeight: '100vh',
  alignContent: 'start',
});

/** Shown while a page's script or data loads. */
export function PageSkeleton() {
  return (
    <Container>
      {/* The previous page has removed its title and its heading. */}
      <title>{messages.loading}</title>
      <VisuallyHidden as="h1">{messages.loading}</VisuallyHidden>
      <Root aria-busy="true">
        <Skeleton shape="title" width="third" />
        <Skeleton shape="tile" />
      </Root>
    </Container>
  );
}
