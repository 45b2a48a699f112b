import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';
import { Head, Item, Title, Track } from './sliderStyles';

/** Four cards (spec §9). */
const boxes = [1, 2, 3, 4];

export function ProductsSliderSkeleton({ title }: { title: string }) {
  return (
    <div>
      <Head>
        <Title>{title}</Title>
      </Head>
      <SkeletonGroup label={messages.loading}>
        <Track as="div">
          {boxes.map((box) => (
            <Item as="div" key={box}>
              <Stack gap={8}>
                <Skeleton shape="tile" />
                <Skeleton width="wide" />
                <Skeleton shape="button" />
              </Stack>
            </Item>
          ))}
        </Track>
      </SkeletonGroup>
    </div>
  );
}
