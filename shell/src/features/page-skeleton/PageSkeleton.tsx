import styled from '@emotion/styled';
import { Container, Skeleton, VisuallyHidden } from '@storefront/ui';
import { messages } from './messages';

const Space = styled.div({
  display: 'grid',
  gap: '1.5rem',
  paddingBlock: '2rem',
  // The footer stays under the fold: it must not be seen to leave when the page comes.
  minHeight: '100vh',
  alignContent: 'start',
});

/** Stands for a page whose script or data is on the way. */
export function PageSkeleton() {
  return (
    <Container>
      {/* The page that was left has taken its title and its heading along. */}
      <title>{messages.loading}</title>
      <VisuallyHidden as="h1">{messages.loading}</VisuallyHidden>
      <Space aria-busy="true">
        <Skeleton shape="title" width="third" />
        <Skeleton shape="tile" />
      </Space>
    </Container>
  );
}
