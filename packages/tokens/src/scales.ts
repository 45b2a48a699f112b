/** Steps of space in px, on the 4-px grid. */
export const space = [4, 8, 12, 16, 20, 24, 32, 40, 52, 72] as const;
export type Space = (typeof space)[number];

/** The width in px at which each layout starts. */
export const breakpoints = { phone: 360, xs: 576, sm: 768, md: 992, lg: 1200, xl: 1600 } as const;

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Media queries by breakpoint (from that width up), by height and by abilities of the device. A window is too low for
 * anything that stays in view but a title (a desktop at a zoom of 400 %), unless the keyboard of a small phone makes it
 * low (`lowByKeyboard`, while a field has the focus), too low for the page's bars (a phone on its side) or too short for
 * a large picture or map.
 */
export const media = {
  phone: `@media (min-width: ${breakpoints.phone}px)`,
  xs: `@media (min-width: ${breakpoints.xs}px)`,
  sm: `@media (min-width: ${breakpoints.sm}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
  low: '@media (max-height: 360px)',
  lowByKeyboard: '@media (min-height: 270px) and (max-height: 360px)',
  sideways: '@media (max-height: 440px)',
  short: '@media (max-height: 560px)',
  hover: '@media (hover: hover)',
  touch: '@media (hover: none)',
  reducedMotion: `@media ${reducedMotion}`,
  forcedColors: '@media (forced-colors: active)',
} as const;

/** Whether the visitor has asked their system for less motion: then nothing slides or scrolls smoothly. Browser only. */
export const prefersReducedMotion = (): boolean => matchMedia(reducedMotion).matches;

/** Values of the variables in `variables.ts`. */
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
