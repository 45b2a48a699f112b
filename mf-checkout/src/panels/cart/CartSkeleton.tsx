import styled from '@emotion/styled';
import { Skeleton, SkeletonGroup, Stack } from '@storefront/ui';
import { messages } from './messages';

const Line = styled.div({ display: 'flex', gap: 14 });
const Picture = styled.div({ flex: 'none', width: 84 });
const Text = styled.div({ flex: 1, display: 'grid', alignContent: 'space-between' });

export function CartSkeleton() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Stack gap={32}>
        <Skeleton shape="row" />
        {[1, 2, 3].map((line) => (
          <Line key={line}>
            <Picture>
              <Skeleton shape="square" />
            </Picture>
            <Text>
              <Skeleton shape="title" width="wide" />
              <Skeleton shape="button" width="third" />
            </Text>
          </Line>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
