import type { RemoteName } from '@storefront/contracts';
import type { BrowserRelease } from '../browser/createRemoteLoader';

/** What a development page has in place of the released one's. */
export interface DevPage {
  /** Address of the host's bundle. */
  script: string;
  releases: Partial<Record<RemoteName, BrowserRelease>>;
}

/** The shell's name for the element that carries the page's state; its JSON has no `<` in it. */
const state = /<script type="application\/json" id="storefront-state"[^>]*>([^<]*)<\/script>/;

/** What is of a build: its scripts, their preloads and the styles of what it drew. */
const built =
  /<link rel="preload" as="script"[^>]*>|<script[^>]*\ssrc="[^>]*><\/script>|<style data-emotion[^>]*>[^<]*<\/style>|<title>[^<]*<\/title>/g;

/**
 * Makes a development page of a page of the built shell: brand, session, design tokens and fonts stay as they
 * are; scripts and releases become those of the dev servers; what was drawn on the server is left out, because
 * it may be older than the sources. A document that is no page of the shell is returned as it is.
 */
export function devDocument(html: string, { script, releases }: DevPage): string {
  const json = state.exec(html)?.[1];
  const end = html.indexOf('</head>');
  if (json === undefined || end === -1) return html;
  const text = JSON.stringify({ ...(JSON.parse(json) as object), releases }).replaceAll('<', '\\u003c');
  return [
    html.slice(0, end).replaceAll(built, ''),
    `<script defer src="${script}"></script></head><body><div id="root"></div>`,
    `<script type="application/json" id="storefront-state">${text}</script></body></html>`,
  ].join('\n');
}
