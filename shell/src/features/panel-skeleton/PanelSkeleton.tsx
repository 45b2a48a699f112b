import styled from '@emotion/styled';
import { Skeleton } from '@storefront/ui';

const Root = styled.div({ display: 'grid', gap: '1.25rem', padding: '1.5rem', alignContent: 'start' });

/** Shown while a panel's script loads. */
export function PanelSkeleton() {
  return (
    <Root aria-busy="true">
      <Skeleton shape="title" width="half" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Root>
  );
}
