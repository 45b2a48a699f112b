import type { RemoteName } from '@storefront/contracts';
import { stateElementId } from '@storefront/contracts/state-element';
import type { BrowserRelease } from '../browser/createRemoteLoader';

/** The replacements for the scripts and releases of the built page. */
export interface DevPage {
  script: string;
  releases: Partial<Record<RemoteName, BrowserRelease>>;
  /** JSON of the state that the page links to. */
  state?: string | undefined;
}

/** The page's state inside it; its JSON contains no `<`. */
const inside = new RegExp(`<script type="application/json" id="${stateElementId}"[^>]*>([^<]*)</script>`);

/** The link to the state of a page for many visitors. */
const link = new RegExp(`<link [^>]*id="${stateElementId}" href="([^"]*)"[^>]*>`);

/** The address of the state of a page that does not have it inside. */
export const stateAddress = (html: string): string | undefined =>
  link.exec(html)?.[1]?.replaceAll('&amp;', '&');

/** Everything that comes from the build: scripts, their preloads, and styles of the server-rendered content. */
const built =
  /<link rel="preload" as="script"[^>]*>|<script[^>]*\ssrc="[^>]*><\/script>|<style data-server-styles[^>]*>[^<]*<\/style>|<title>[^<]*<\/title>/g;

/**
 * Turns a page of the built shell into a development page. Brand, session, design tokens and fonts stay; scripts and
 * releases are replaced by the dev servers' scripts and releases; server-rendered content is removed, because it may be
 * older than the sources. Any other document is returned unchanged.
 */
export function devDocument(html: string, { script, releases, state }: DevPage): string {
  const json = state ?? inside.exec(html)?.[1];
  const end = html.indexOf('</head>');
  if (json === undefined || end === -1) return html;
  const text = JSON.stringify({ ...(JSON.parse(json) as object), releases }).replaceAll('<', '\\u003c');
  return [
    html.slice(0, end).replaceAll(built, '').replace(link, ''),
    `<script defer src="${script}"></script></head><body><div id="root"></div>`,
    `<script type="application/json" id="${stateElementId}">${text}</script></body></html>`,
  ].join('\n');
}
