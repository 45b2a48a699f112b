import { css } from '@storefront/styles';
import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';

const lineClass = css({ display: 'flex', gap: 14 });
const pictureClass = css({ flex: 'none', width: 84 });
const textClass = css({ flex: 1, display: 'grid', alignContent: 'space-between' });

export function CartSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={32}>
        <Skeleton shape="row" />
        {[1, 2, 3].map((line) => (
          <div className={lineClass} key={line}>
            <div className={pictureClass}>
              <Skeleton shape="square" />
            </div>
            <div className={textClass}>
              <Skeleton shape="title" width="wide" />
              <Skeleton shape="button" width="third" />
            </div>
          </div>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
