import { Grid, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';

/** Cards that are being loaded. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <SkeletonGroup label={messages.loading}>
      <Grid>
        {Array.from({ length: count }, (_, box) => (
          <Stack key={box} gap={8}>
            <Skeleton shape="tile" />
            <Skeleton shape="title" width="wide" />
            <Skeleton width="half" />
            <Skeleton shape="button" />
          </Stack>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
