/** In the address that the icon of the installed app opens, so that counters tell its visits from those of links. */
export const appStartMarker = 'source=app';
