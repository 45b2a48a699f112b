/**
 * The box of the photographs. On a phone on its side they leave room for the name; without a width of its own the box
 * would become narrower, too.
 */
export const photoBox = { width: '100%', aspectRatio: '3 / 2', maxHeight: '60svh' } as const;
