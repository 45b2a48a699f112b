import { css } from '@storefront/styles';
import { breakpoints, colour, elevation, media, radius } from '@storefront/tokens';
import type { ReactNode } from 'react';

const phone = `@media (max-width: ${breakpoints.sm - 1}px)`;

/** Two columns on wide screens; on phones the steps are a sheet over the map's lower edge. */
const rootClass = css({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(340px, 420px) minmax(0, 1fr)',
  minHeight: 0,
  height: '100%',
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '34dvh minmax(0, 1fr)',
    // A low screen has room for the steps only.
    [media.short]: { gridTemplateRows: 'minmax(0, 1fr)' },
  },
});
const stepsClass = css({
  minHeight: 0,
  background: colour.surface,
  [phone]: {
    position: 'relative',
    zIndex: 1,
    marginTop: -24,
    borderRadius: `${radius.panel} ${radius.panel} 0 0`,
    boxShadow: elevation[2],
    overflow: 'hidden',
    [media.short]: { marginTop: 0, borderRadius: 0 },
    '[data-map=covered] > &': { gridArea: '1 / 1 / -1', marginTop: 0, borderRadius: 0 },
  },
});
const mapSideClass = css({
  position: 'relative',
  minHeight: 0,
  [phone]: {
    gridArea: '1 / 1',
    '--map-inset': '24px',
    [media.short]: { display: 'none' },
    // The map keeps its size under the steps, so that it shows the place at once when it is uncovered.
    '[data-map=covered] > &': { visibility: 'hidden' },
  },
  [media.sm]: { borderLeft: `1px solid ${colour.line}` },
});

interface Props {
  map: ReactNode;
  /** On phones the steps cover the map too: a list needs the room, above all with an on-screen keyboard. */
  isMapCovered: boolean;
  children: ReactNode;
}

/** The steps come first in the document: for the keyboard and for screen readers. */
export function TakeLayout({ map, isMapCovered, children }: Props) {
  return (
    <div className={rootClass} data-map={isMapCovered ? 'covered' : undefined}>
      <div className={stepsClass}>{children}</div>
      <div className={mapSideClass}>{map}</div>
    </div>
  );
}
