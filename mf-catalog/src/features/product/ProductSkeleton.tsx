import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';

/** Placeholder for everything below the name of a product. */
export function ProductSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={24}>
        <Skeleton shape="row" />
        <Stack gap={12}>
          <Skeleton width="half" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      </Stack>
    </SkeletonGroup>
  );
}
