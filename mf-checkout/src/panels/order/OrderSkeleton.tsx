import styled from '@emotion/styled';
import { media } from '@storefront/tokens';
import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';

const Inset = styled.div({ padding: '4px 16px 24px', [media.sm]: { padding: '4px 24px 24px' } });

export function OrderSkeleton() {
  return (
    <Inset>
      <SkeletonGroup label={messages.loading}>
        <Stack gap={16}>
          <Skeleton shape="button" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="title" width="third" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      </SkeletonGroup>
    </Inset>
  );
}
