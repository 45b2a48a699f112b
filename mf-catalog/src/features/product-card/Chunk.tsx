import styled from '@emotion/styled';
import { Grid } from '@storefront/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { GridRoom } from './GridRoom';
import { rowGap } from './gridSteps';
import { ProductGridSkeleton } from './ProductGridSkeleton';
import { useIsNear } from './useIsNear';

interface Props {
  /** How many cards. */
  count: number;
  /** Its cards are there to be drawn. */
  isLoaded: boolean;
  /** It is near and has nothing to draw. */
  onWanted: () => void;
  draw: () => ReactNode;
  /** How much higher than a card of the shop each is, px. */
  more: number;
}

const Place = styled.div({ '* + &': rowGap });

/**
 * A few rows of a long list: drawn near the window, elsewhere only the room they take. What has been drawn leaves
 * exactly its height behind; what has the keyboard's focus stays.
 */
export function Chunk({ count, isLoaded, onWanted, draw, more }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const isNear = useIsNear(place, (element) => setHeight(element.offsetHeight));
  const isMissing = isNear && !isLoaded;
  useEffect(() => {
    if (isMissing) onWanted();
  }, [isMissing, onWanted]);

  if (isNear) {
    return (
      <Place ref={place}>{isLoaded ? <Grid>{draw()}</Grid> : <ProductGridSkeleton count={count} />}</Place>
    );
  }
  return (
    <Place ref={place} style={height === undefined ? undefined : { height }} data-room={count}>
      {height === undefined && <GridRoom count={count} more={more} />}
    </Place>
  );
}
