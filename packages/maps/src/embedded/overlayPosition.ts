/**
 * The style that puts an overlay element at a point, or above the marker that stands at that point. Not a transform:
 * the browser would keep a node of its own for each marker and go through all of them in every frame of a pan.
 */
export function overlayPosition({ x, y }: { x: number; y: number }, where: 'on' | 'above' = 'on') {
  const place = { left: Math.round(x), top: Math.round(y) };
  return where === 'above' ? { ...place, transform: 'translate(-50%, calc(-100% - 60px))' } : place;
}
