import { Grid, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';

const boxes = [1, 2, 3, 4, 5, 6, 7, 8];

/** Eight cards that are being loaded. */
export function ProductGridSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Grid>
        {boxes.map((box) => (
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
