import { type ColourName, colourNames, colourVariable } from './colourNames';

type WithBackdrop = ColourName | 'backdrop';

function references(): Readonly<Record<WithBackdrop, string>> {
  const entries = colourNames.map((name) => [name, `var(${colourVariable(name)})`]);
  return { ...(Object.fromEntries(entries) as Record<ColourName, string>), backdrop: 'var(--c-backdrop)' };
}

/** Colours as CSS values: `colour.accentSoft` is `var(--c-accent-soft)`, so a change of theme re-renders nothing. */
export const colour = /* @__PURE__ */ references();

/** Lights: `tile` lies under a dish on its tint, `foxfire` behind food on plum. Background images. */
export const glow = { tile: 'var(--glow)', foxfire: 'var(--foxfire)' } as const;

/** Colours of the map by part. */
export const mapColour = {
  land: 'var(--m-land)',
  block: 'var(--m-block)',
  road: 'var(--m-road)',
  roadMinor: 'var(--m-road-2)',
  roadEdge: 'var(--m-edge)',
  park: 'var(--m-park)',
  water: 'var(--m-water)',
  text: 'var(--m-text)',
} as const;
