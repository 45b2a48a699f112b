/** The style that puts an overlay element at a point, or above the marker that stands at that point. */
export function overlayPosition({ x, y }: { x: number; y: number }, where: 'on' | 'above' = 'on') {
  const shift = where === 'above' ? ' translate(-50%, calc(-100% - 60px))' : '';
  return { transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)${shift}` };
}
