import type { ColourName } from '@storefront/tokens';

/** A colour of the theme as the service takes it: it knows no CSS variables. */
export function themeColour(name: Extract<ColourName, 'accent' | 'plum' | 'edge' | 'ok'>): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--c-${name}`).trim();
}
