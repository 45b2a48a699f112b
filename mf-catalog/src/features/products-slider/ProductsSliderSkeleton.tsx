import styled from '@emotion/styled';
import { media } from '@storefront/tokens';
import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';
import { Head, Item, Title, Track } from './sliderStyles';

/** Four cards (spec §9). */
const boxes = [1, 2, 3, 4];

/** The height of a card's text below its tile with a name of two lines, so that nothing moves when cards appear. */
const CardText = styled.div({
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
      <Head>
        <Title>{title}</Title>
      </Head>
      <SkeletonGroup label={messages.loading}>
        <Track as="div">
          {boxes.map((box) => (
            <Item as="div" key={box}>
              <Skeleton shape="tile" />
              <CardText>
                <Stack gap={8}>
                  <Skeleton width="wide" />
                  <Skeleton width="half" />
                </Stack>
                <Skeleton shape="button" />
              </CardText>
            </Item>
          ))}
        </Track>
      </SkeletonGroup>
    </div>
  );
}
