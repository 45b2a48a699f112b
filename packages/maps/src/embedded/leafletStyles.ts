import { colour, elevation, mapLand, media, motion, radius, textStyles, weight } from '@storefront/tokens';

/** Each layer fills the map and is moved by Leaflet alone. */
const layer = { position: 'absolute', left: 0, top: 0 } as const;

/**
 * The rules of Leaflet's style sheet that the map needs. The original would be a separate file, which neither the
 * page's security policy nor the server's HTML includes. Rules for popups, controls and attribution are left out:
 * the map has none.
 */
export const canvasStyles = {
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  contain: 'paint',
  outline: 'none',
  background: mapLand,
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&.leaflet-grab': { cursor: 'grab' },
  '&.leaflet-touch-drag.leaflet-touch-zoom': { touchAction: 'none' },
  '&.leaflet-touch-drag': { touchAction: 'none' },
  '& .leaflet-pane, & .leaflet-tile, & .leaflet-tile-container, & .leaflet-layer': layer,
  '& .leaflet-pane': { zIndex: 400 },
  // A layer of its own, which a pan moves as a whole: without it a frame took a quarter more of the main thread, and the
  // tiles and markers were rastered again.
  '& .leaflet-map-pane': { zIndex: 'auto', willChange: 'transform' },
  '& .leaflet-tile-pane': { zIndex: 200 },
  // Tile by tile, a new map would appear in rectangles.
  '& .leaflet-layer': { opacity: 0, transition: `opacity ${motion.middle}` },
  '& .leaflet-layer[data-painted]': { opacity: 1 },
  '& .leaflet-marker-pane': { zIndex: 600 },
  '& .leaflet-tile': { visibility: 'hidden', pointerEvents: 'none', maxWidth: 'none' },
  '& .leaflet-tile-loaded': { visibility: 'inherit' },
  '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
} as const;

/** Stands with its foot on the point. */
const standing = {
  position: 'absolute',
  width: 44,
  height: 52,
  marginLeft: -22,
  marginTop: -50,
} as const;

export const markerStyles = {
  ...standing,
  display: 'grid',
  placeItems: 'center',
  color: colour.plum,
  '& > svg': {
    gridArea: '1 / 1',
    transformOrigin: '50% 100%',
    transition: `scale ${motion.middle} ${motion.out}`,
  },
  '& > [data-part=mark]': {
    gridArea: '1 / 1',
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 22,
    marginBottom: 10,
    color: colour.onPlum,
    fontSize: 20,
    transformOrigin: '50% 170%',
    transition: `scale ${motion.middle} ${motion.out}`,
  },
  '&[data-look=muted]': { color: colour.edge },
  '&[data-look=chosen], &[data-look=pin]': { color: colour.accent, zIndex: 2 },
  '&[data-look=chosen] > *': { scale: '1.25' },
  '&[data-look=pin]': { zIndex: 3, touchAction: 'none', cursor: 'grab', '&:active': { cursor: 'grabbing' } },
  [media.hover]: { '&:hover': { zIndex: 2 } },
} as const;

export const clusterStyles = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginLeft: -22,
  marginTop: -22,
  borderRadius: radius.full,
  border: `3px solid ${colour.onPlum}`,
  background: colour.plum,
  color: colour.onPlum,
  boxShadow: elevation[2],
  fontWeight: weight.strong,
} as const;

export const bubbleStyles = {
  position: 'absolute',
  zIndex: 4,
  width: 'max-content',
  maxWidth: 240,
  padding: '10px 14px',
  borderRadius: radius.md,
  background: colour.surface,
  color: colour.ink,
  boxShadow: elevation[2],
  textAlign: 'center',
  pointerEvents: 'none',
  ...textStyles.s,
  fontWeight: weight.strong,
  '& > small': { display: 'block', ...textStyles.xs, fontWeight: weight.text, color: colour.ok },
  '& > small[data-look=muted]': { color: colour.ink2 },
} as const;
