import ranges from './font-ranges.json';

/** Addresses of the three font files; their names are in `dist/fonts.json` after the package's build. */
export interface FontUrls {
  readonly cyrillic: string;
  readonly latin: string;
  readonly rouble: string;
}

function face(url: string, range: string): string {
  return `@font-face{font-family:Geologica;src:url("${url}") format("woff2");font-weight:100 900;font-display:swap;unicode-range:${range}}`;
}

/** Arial stretched to Geologica's measured width and height, so that the font swap causes no layout shift. */
const fallback =
  '@font-face{font-family:"Geologica Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:106.3%;ascent-override:92%;descent-override:26.3%;line-gap-override:0%}';

/** Font faces over the given addresses, with the fallback that has the same metrics. */
export function fontFaceCss(urls: FontUrls): string {
  return [
    face(urls.cyrillic, ranges.cyrillic),
    face(urls.latin, ranges.latin),
    face(urls.rouble, ranges.rouble),
    fallback,
  ].join('\n');
}
