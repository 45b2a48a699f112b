import styled from '@emotion/styled';
import { Container, Skeleton } from '@storefront/ui';

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
      <Space aria-busy="true">
        <Skeleton shape="title" width="third" />
        <Skeleton shape="tile" />
      </Space>
    </Container>
  );
}
