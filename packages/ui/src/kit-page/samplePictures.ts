import type { Media } from '../picture/lightestSource';

const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`)}`;

/** A roll seen from above, cut out like the photographs of dishes. */
export const roll: Media = {
  original: svg(
    '<circle cx="32" cy="32" r="24" fill="#23302B"/><circle cx="32" cy="32" r="21" fill="#F8F3EA"/><circle cx="32" cy="32" r="10" fill="#F08A5D"/>',
  ),
};

/** A view that fills its box. */
export const view: Media = {
  original: svg(
    '<path fill="#F3D9B8" d="M0 0h64v64H0z"/><circle cx="44" cy="20" r="9" fill="#D13A12"/><path fill="#5B7F5A" d="m0 52 18-22 12 12 12-14 22 24v12H0z"/>',
  ),
};

/** A file that no browser can decode. */
export const brokenPicture: Media = { original: 'data:image/png;base64,AAAA' };
