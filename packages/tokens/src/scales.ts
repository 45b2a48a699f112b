/** Steps of space in px, on the 4-px grid. */
export const space = [4, 8, 12, 16, 20, 24, 32, 40, 52, 72] as const;
export type Space = (typeof space)[number];

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

/** The width in px at which each layout starts. */
export const breakpoints = { phone: 360, xs: 576, sm: 768, md: 992, lg: 1200, xl: 1600 } as const;

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Media queries by breakpoint (from that width up), for a window too low for anything that stays in view (a phone on its
 * side, a desktop at a zoom of 400 %) or too short for a large picture or map, and by abilities of the device.
 */
export const media = {
  phone: `@media (min-width: ${breakpoints.phone}px)`,
  xs: `@media (min-width: ${breakpoints.xs}px)`,
  sm: `@media (min-width: ${breakpoints.sm}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
  low: '@media (max-height: 360px)',
  short: '@media (max-height: 560px)',
  hover: '@media (hover: hover)',
  touch: '@media (hover: none)',
  reducedMotion: `@media ${reducedMotion}`,
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Whether the visitor has asked their system for less motion: then nothing slides or scrolls smoothly. Browser only. */
export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches;

/** Values behind the variables above. */
export const scaleValues = {
  '--r-xs': '8px',
  '--r-sm': '12px',
  '--r-md': '16px',
  '--r-button': '18px',
  '--r-lg': '24px',
  '--r-panel': '28px',
  '--r-xl': '32px',
  '--r-full': '999px',
  '--d-1': '120ms',
  '--d-2': '200ms',
  '--d-3': '320ms',
  '--ease-out': 'cubic-bezier(.2, .8, .2, 1)',
  '--ease-in': 'cubic-bezier(.6, 0, .9, .4)',
  '--ease-spring': 'cubic-bezier(.3, 1.35, .5, 1)',
  '--z-sticky': '10',
  '--z-toolbar': '20',
  '--z-header': '30',
  '--z-backdrop': '40',
  '--z-panel': '50',
  '--z-modal': '60',
  '--z-toast': '70',
  '--z-tooltip': '80',
} as const;
