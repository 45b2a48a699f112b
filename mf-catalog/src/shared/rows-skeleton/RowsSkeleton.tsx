import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';

interface Props {
  /** What is loading, for screen readers. */
  label: string;
  count: number;
}

/** Placeholder for a list of rows with pictures. */
export function RowsSkeleton({ label, count }: Props) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap={12}>
        {Array.from({ length: count }, (_, row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
