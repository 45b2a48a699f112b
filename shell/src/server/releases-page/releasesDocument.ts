import type { Brand } from '@storefront/contracts';
import { randomBytes } from 'node:crypto';
import { type ReleasesView, viewElementId } from '../../app/releases-page/view';
import { escapeMarkup } from '../../shared/markup/markup';
import { themeScript } from '../html/documentStart';
import { emptyStyle, nonceSource } from '../html/policy';
import { scriptHtml } from '../html/scripts';
import { unframed } from '../securityHeaders';
import type { ShellAssets } from '../shellAssets';
import { messages } from './messages';

type PageAssets = Pick<ShellAssets, 'css' | 'releasesPage'>;

/** Everything on the page is this server's own. */
const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${nonce}`,
    `style-src 'self' ${nonce} ${emptyStyle}`,
    "base-uri 'none'",
    "form-action 'none'",
    unframed,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** JSON inside a script element: `<` would be able to end it. */
const dataHtml = (view: ReleasesView) =>
  `<script type="application/json" id="${viewElementId}">${JSON.stringify(view).replaceAll('<', '\\u003c')}</script>`;

/** The document of the page of releases, and its headers. Its script renders the view in the browser. */
export function releasesDocument(view: ReleasesView, brand: Pick<Brand, 'key' | 'name'>, assets: PageAssets) {
  const nonce = randomBytes(16).toString('base64');
  const { script, style } = assets.releasesPage;
  const html = [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(messages.title(brand.name))}</title>`,
    `<style nonce="${nonce}">${assets.css}</style>`,
    `<link rel="stylesheet" href="${escapeMarkup(style.url)}" integrity="${escapeMarkup(style.integrity)}" crossorigin="anonymous">`,
    `<script nonce="${nonce}">${themeScript(brand.key)}</script>`,
    scriptHtml(script, 'type="module"'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `</head><body><div id="root">${messages.beforeScript}</div>`,
    `${dataHtml(view)}</body></html>`,
  ].join('');
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(nonceSource(nonce)),
      'referrer-policy': 'no-referrer',
    },
  };
}
