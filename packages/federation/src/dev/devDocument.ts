import type { RemoteName } from '@storefront/contracts';
import type { BrowserRelease } from '../browser/createRemoteLoader';

/** What a development page needs to know. */
export interface DevPage {
  /** Path and query of the request. */
  url: string;
  scripts: readonly string[];
  releases: Partial<Record<RemoteName, BrowserRelease>>;
}

/** The document of a host that asks for nothing else: an element `root`, and the releases as JSON in `releases`. */
export function devDocument({ scripts, releases }: DevPage): string {
  const json = JSON.stringify(releases).replaceAll('<', '\\u003c');
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    `<body><div id="root"></div><script type="application/json" id="releases">${json}</script>`,
    ...scripts.map((script) => `<script src="${script}"></script>`),
    '</body></html>',
  ].join('\n');
}
