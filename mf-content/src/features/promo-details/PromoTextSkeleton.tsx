import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';

/** The text of a promotion while it loads. */
export function PromoTextSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={16}>
        <Skeleton shape="title" width="wide" />
        <Skeleton shape="button" width="third" />
        <Stack gap={4}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </Stack>
      </Stack>
    </SkeletonGroup>
  );
}
