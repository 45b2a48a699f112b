/** A variable with a length that any part of the page may use, as `var(--dock, 0px)`. */
export type PageLength = '--dock' | '--hidden-above' | '--hidden-below';

/**
 * Writes the length to the document. The browser restyles the whole page for it, so no value stands for 0, and an equal
 * value is not written.
 */
export function setPageLength(name: PageLength, pixels: number): void {
  const { style } = document.documentElement;
  const value = pixels > 0 ? `${pixels}px` : '';
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
