import { EmptyState, LoadFailure, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';
import type { BookedRestaurant } from './useBookedRestaurant';

/** The content of a booking panel without a restaurant: loading, failed or not found. */
export function RestaurantFallback({ found }: { found: Exclude<BookedRestaurant, { state: 'ready' }> }) {
  if (found.state === 'not-found') {
    return <EmptyState title={messages.notFound} text={messages.notFoundText} />;
  }
  if (found.state === 'failed') {
    return <LoadFailure title={messages.failed} retry={messages.retry} {...found.failure} />;
  }
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={16}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="button" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </SkeletonGroup>
  );
}
