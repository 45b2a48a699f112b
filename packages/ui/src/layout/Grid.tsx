import styled from '@emotion/styled';
import { stylePerGridStep } from './gridSteps';

/** The product grid: from two columns on a phone to five on the widest screens, see `gridSteps`. */
export const Grid = styled.div({
  display: 'grid',
  ...stylePerGridStep(({ columns, columnGap, rowGap }) => ({
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: `${rowGap}px ${columnGap}px`,
  })),
});
