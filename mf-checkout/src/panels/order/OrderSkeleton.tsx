import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';

const insetClass = css({ padding: '4px 16px 24px', [media.sm]: { padding: '4px 24px 24px' } });

export function OrderSkeleton() {
  return (
    <div className={insetClass}>
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
    </div>
  );
}
