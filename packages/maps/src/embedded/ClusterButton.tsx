import styled from '@emotion/styled';
import { memo } from 'react';
import { messages } from '../city-map/messages';
import type { MarkerCluster } from './clusters';
import { clusterStyles } from './leafletStyles';
import type { OverlayView } from './useOverlay';

interface Props {
  cluster: MarkerCluster;
  /** Whether its places are listed. */
  isOpen: boolean;
  onShow: OverlayView['show'];
  onPress: (cluster: MarkerCluster) => void;
}

const Cluster = styled.button(clusterStyles);

/** Places that would overlap, as one button. Memoized like MarkerButton. */
export const ClusterButton = memo(function ClusterButton({ cluster, isOpen, onShow, onPress }: Props) {
  const { id, point, markers } = cluster;
  return (
    <Cluster
      type="button"
      data-marker={id}
      aria-label={messages.cluster(markers.length)}
      aria-description={messages.clusterHint(markers.map(({ label }) => label))}
      aria-expanded={isOpen}
      onFocus={() => onShow(point)}
      onClick={() => onPress(cluster)}
    >
      {markers.length}
    </Cluster>
  );
});
