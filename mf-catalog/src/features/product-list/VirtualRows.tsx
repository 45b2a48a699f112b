import { css } from '@storefront/styles';
import { Grid, stylePerGridStep } from '@storefront/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ProductListSkeleton } from './ProductListFallbackView';
import { RowsPlaceholder } from './RowsPlaceholder';
import { useNearViewport } from './useNearViewport';

interface Props {
  /** How many cards the rows hold. */
  count: number;
  /** Whether the cards' data is there. */
  isLoaded: boolean;
  /** The rows are near the viewport and their data is missing. */
  onNeeded: () => void;
  render: () => ReactNode;
  /** Height that each card has beyond a card of the shop, px. */
  extraHeight: number;
}

const rowsClass = css({ '* + &': stylePerGridStep(({ rowGap }) => ({ marginTop: rowGap })) });

/**
 * A few rows of a long list: rendered near the viewport, replaced by a placeholder elsewhere. Rows that were
 * rendered once leave a placeholder of exactly their height; rows that contain the focus stay.
 */
export function VirtualRows({ count, isLoaded, onNeeded, render, extraHeight }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [measuredHeight, setMeasuredHeight] = useState<number>();
  const isNear = useNearViewport(ref, (element) => setMeasuredHeight(element.offsetHeight));
  const isNeeded = isNear && !isLoaded;
  useEffect(() => {
    if (isNeeded) onNeeded();
  }, [isNeeded, onNeeded]);

  if (isNear) {
    return (
      <div className={rowsClass} ref={ref}>
        {isLoaded ? <Grid>{render()}</Grid> : <ProductListSkeleton count={count} />}
      </div>
    );
  }
  const isMeasured = measuredHeight !== undefined;
  return (
    <div
      className={rowsClass}
      ref={ref}
      style={isMeasured ? { height: measuredHeight } : undefined}
      data-placeholder={count}
    >
      {!isMeasured && <RowsPlaceholder count={count} extraHeight={extraHeight} />}
    </div>
  );
}
