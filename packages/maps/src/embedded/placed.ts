/** Moves an element of the overlay to its place: its corner, or its lower edge well over the drop that stands there. */
export function placed({ x, y }: { x: number; y: number }, where: 'on' | 'above' = 'on') {
  const shift = where === 'above' ? ' translate(-50%, calc(-100% - 60px))' : '';
  return { transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)${shift}` };
}
