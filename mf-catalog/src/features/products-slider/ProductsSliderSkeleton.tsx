import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';
import { headClass, itemClass, titleClass, trackClass } from './sliderStyles';

/** Four cards (spec §9). */
const boxes = [1, 2, 3, 4];

/** The height of a card's text below its tile with a name of two lines, so that nothing moves when cards appear. */
const cardTextClass = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: 130,
  paddingTop: 12,
  [media.sm]: { height: 170, paddingTop: 16 },
});

export function ProductsSliderSkeleton({ title }: { title: string }) {
  return (
    <div>
      <div className={headClass}>
        <h2 className={titleClass}>{title}</h2>
      </div>
      <SkeletonGroup label={messages.loading}>
        <div className={trackClass}>
          {boxes.map((box) => (
            <div className={itemClass} key={box}>
              <Skeleton shape="tile" />
              <div className={cardTextClass}>
                <Stack gap={8}>
                  <Skeleton width="wide" />
                  <Skeleton width="half" />
                </Stack>
                <Skeleton shape="button" />
              </div>
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </div>
  );
}
