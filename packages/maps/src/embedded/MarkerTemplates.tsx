import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { MarkerShape } from './MarkerShape';
import { clusterStyles, markerStyles } from './leafletStyles';

interface Props {
  ref: Ref<HTMLDivElement>;
  mark: ReactNode;
}

// Moving the spot leaves the styles of the button in it as they are.
const Spot = styled.div({ position: 'absolute' });
const Marker = styled.button(markerStyles);
const Cluster = styled.button(clusterStyles);

/** A marker and a cluster to copy, hidden: a copy takes a tenth of the time that React takes to render a marker. */
export function MarkerTemplates({ ref, mark }: Props) {
  return (
    <div ref={ref} hidden>
      <Spot data-template="marker">
        <Marker type="button">
          <MarkerShape>{mark}</MarkerShape>
        </Marker>
      </Spot>
      <Spot data-template="cluster">
        <Cluster type="button" />
      </Spot>
    </div>
  );
}
