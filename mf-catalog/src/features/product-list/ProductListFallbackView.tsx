import { Grid, Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { messages } from './messages';

interface Props {
  /** The load has failed; otherwise it is still running. */
  isError: boolean;
  onRetry: () => void;
}

/** A skeleton, or the failure with its retry button; see `ProductListFallback`. */
export function ProductListFallbackView({ isError, onRetry }: Props) {
  return isError ? <LoadFailure onRetry={onRetry} /> : <ProductListSkeleton count={8} />;
}

export function ProductListSkeleton({ count }: { count: number }) {
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
