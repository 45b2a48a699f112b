import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';

/** What follows the name of a product that is being loaded. */
export function ProductSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={12}>
        <Skeleton width="wide" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </SkeletonGroup>
  );
}
