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

/** The ground of the map, which is there before the map. */
export const mapLand = 'var(--m-land)';

/** Corners as CSS values: xs 8 · sm 12 · md 16 · button 18 · lg 24 · panel 28 · xl 32 px. */
export const radius = {
  xs: 'var(--r-xs)',
  sm: 'var(--r-sm)',
  md: 'var(--r-md)',
  button: 'var(--r-button)',
  lg: 'var(--r-lg)',
  panel: 'var(--r-panel)',
  xl: 'var(--r-xl)',
  full: 'var(--r-full)',
} as const;

/** Shadows: 1 floating buttons, 2 map bubbles and chosen list cards, 3 panels and modals. Cards have none. */
export const elevation = { 1: 'var(--e-1)', 2: 'var(--e-2)', 3: 'var(--e-3)' } as const;

/** Durations and curves: fast for hover, middle for tabs, slow for panels; spring for the cart's badge only. */
export const motion = {
  fast: 'var(--d-1)',
  middle: 'var(--d-2)',
  slow: 'var(--d-3)',
  in: 'var(--ease-in)',
  out: 'var(--ease-out)',
  spring: 'var(--ease-spring)',
} as const;

/** Stacking order. Panels and modals share `panel`: the panel opened last comes last in the document. */
export const layers = {
  sticky: 'var(--z-sticky)',
  toolbar: 'var(--z-toolbar)',
  header: 'var(--z-header)',
  backdrop: 'var(--z-backdrop)',
  panel: 'var(--z-panel)',
  modal: 'var(--z-modal)',
  toast: 'var(--z-toast)',
  tooltip: 'var(--z-tooltip)',
} as const;
