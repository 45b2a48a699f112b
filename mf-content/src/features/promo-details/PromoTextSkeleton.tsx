import { Skeleton, SkeletonGroup, SkeletonLines, Stack } from '@storefront/ui';
import { messages } from './messages';

/** The text of a promotion while it loads. */
export function PromoTextSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={16}>
        <Skeleton shape="title" width="wide" />
        <Skeleton shape="button" width="third" />
        <SkeletonLines count={3} />
      </Stack>
    </SkeletonGroup>
  );
}
