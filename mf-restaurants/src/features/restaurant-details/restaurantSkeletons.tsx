import { css } from '@storefront/styles';
import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';
import { photoBox } from './photoBox';

const photoClass = css({ height: 'auto', margin: 0, ...photoBox, borderRadius: 'inherit' });

/** The placeholder of the photographs. */
export function PhotosSkeleton() {
  return <Skeleton className={photoClass} />;
}

/** The placeholder of the facts: the name with the address, the buttons, and three groups of facts. */
export function FactsSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={24}>
        <Stack gap={8}>
          <Skeleton shape="title" width="wide" />
          <Skeleton width="half" />
        </Stack>
        <Skeleton shape="button" />
        {[0, 1, 2].map((index) => (
          <Stack key={index} gap={8}>
            <Skeleton shape="title" width="third" />
            <Skeleton width="wide" />
            <Skeleton width="half" />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
