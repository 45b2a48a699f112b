import type { RemoteName } from '@storefront/contracts';
import { stateElementId } from '@storefront/contracts/state-element';
import type { BrowserRelease } from '../browser/createRemoteLoader';

/** What replaces the scripts and releases of the built page. */
export interface DevPage {
  /** Address of the host's bundle. */
  script: string;
  releases: Partial<Record<RemoteName, BrowserRelease>>;
}

/** The element with the page's state; its JSON contains no `<`. */
const state = new RegExp(`<script type="application/json" id="${stateElementId}"[^>]*>([^<]*)</script>`);

/** Everything that comes from the build: scripts, their preloads, and styles of the server-rendered content. */
const built =
  /<link rel="preload" as="script"[^>]*>|<script[^>]*\ssrc="[^>]*><\/script>|<style data-emotion[^>]*>[^<]*<\/style>|<title>[^<]*<\/title>/g;

/**
 * Turns a page of the built shell into a development page. Brand, session, design tokens and fonts stay; scripts and
 * releases become those of the dev servers; server-rendered content is removed, because it may be older than the
 * sources. Any other document is returned unchanged.
 */
export function devDocument(html: string, { script, releases }: DevPage): string {
  const json = state.exec(html)?.[1];
  const end = html.indexOf('</head>');
  if (json === undefined || end === -1) return html;
  const text = JSON.stringify({ ...(JSON.parse(json) as object), releases }).replaceAll('<', '\\u003c');
  return [
    html.slice(0, end).replaceAll(built, ''),
    `<script defer src="${script}"></script></head><body><div id="root"></div>`,
    `<script type="application/json" id="${stateElementId}">${text}</script></body></html>`,
  ].join('\n');
}
