import { css } from '@storefront/styles';
import type { ReactNode, Ref } from 'react';
import { MarkerShape } from './MarkerShape';
import { clusterStyles, markerStyles } from './leafletStyles';

interface Props {
  ref: Ref<HTMLDivElement>;
  mark: ReactNode;
}

// Moving the spot leaves the styles of the button in it as they are.
const spotClass = css({ position: 'absolute' });
const markerClass = css(markerStyles);
const clusterClass = css(clusterStyles);

/** A marker and a cluster to copy, hidden: a copy takes a tenth of the time that React takes to render a marker. */
export function MarkerTemplates({ ref, mark }: Props) {
  return (
    <div ref={ref} hidden>
      <div className={spotClass} data-template="marker">
        <button className={markerClass} type="button">
          <MarkerShape>{mark}</MarkerShape>
        </button>
      </div>
      <div className={spotClass} data-template="cluster">
        <button className={clusterClass} type="button" />
      </div>
    </div>
  );
}
