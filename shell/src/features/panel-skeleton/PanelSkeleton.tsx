import styled from '@emotion/styled';
import { Skeleton } from '@storefront/ui';

const Space = styled.div({ display: 'grid', gap: '1.25rem', padding: '1.5rem', alignContent: 'start' });

/** Stands for a panel whose script is on the way. */
export function PanelSkeleton() {
  return (
    <Space aria-busy="true">
      <Skeleton shape="title" width="half" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Space>
  );
}
