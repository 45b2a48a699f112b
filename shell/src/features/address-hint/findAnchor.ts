/** The address block of the header: what the hint asks is answered there at any time. */
export const findAnchor = () => document.querySelector<HTMLElement>('[data-hint-anchor=address]');
