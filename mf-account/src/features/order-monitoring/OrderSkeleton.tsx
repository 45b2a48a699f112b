import styled from '@emotion/styled';
import { radius } from '@storefront/tokens';
import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';

const Card = styled(Skeleton)({ height: 200, borderRadius: radius.panel });

/** The boxes of an order that is being loaded. */
export function OrderSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={20}>
        <Card />
        <Stack gap={12}>
          {[0, 1, 2, 3].map((step) => (
            <Skeleton key={step} shape="circle" />
          ))}
        </Stack>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </SkeletonGroup>
  );
}
