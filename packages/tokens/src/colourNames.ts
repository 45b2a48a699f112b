/** The names of the colours, by use. The values stand in `colours.ts`: a page needs only the names. */
export const colourNames = [
  'bg',
  'surface',
  'sunken',
  'control',
  'controlHover',
  'line',
  'edge',
  'ink',
  'ink2',
  'ink3',
  'accent',
  'onAccent',
  'accentHover',
  'accentActive',
  'accentSoft',
  'accentSoftHover',
  'accentInk',
  'plum',
  'plum2',
  'onPlum',
  'onPlum2',
  'ok',
  'okSoft',
  'gold',
  'goldInk',
  'goldSoft',
  'danger',
  'dangerSoft',
  'info',
  'infoSoft',
  'selected',
  'onSelected',
  'focus',
] as const;

export type ColourName = (typeof colourNames)[number];

/** `accentSoft` -> `--c-accent-soft`, `ink2` -> `--c-ink-2`. */
export function colourVariable(name: ColourName): string {
  return `--c-${name.replace(/[A-Z]|\d/g, (mark) => `-${mark.toLowerCase()}`)}`;
}
