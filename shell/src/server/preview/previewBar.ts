import type { Preview } from '@storefront/releases/release';
import { colour } from '@storefront/tokens';
import { escapeMarkup } from '../../shared/markup/markup';
import { messages } from './messages';

/** Ends the preview and opens the same page. */
export const leaveAddress = '?mf.preview=off';

const css =
  `[data-preview]{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 16px;padding:0 16px;` +
  `background:${colour.ink};color:${colour.bg};font-size:.875rem}` +
  `[data-preview] span{padding-block:8px}` +
  `[data-preview] a{padding:12px 0;color:inherit;text-decoration:underline}`;

/**
 * The bar above a page in a preview. It is in the flow, since the bottom of a phone has the toolbar and the buttons of
 * pages. Its link makes a request to the server: client navigation would change nothing.
 */
export function previewBar(
  { remote, build, expires }: Preview,
  { nonce, timeZone }: { nonce: string; timeZone: string },
): string {
  const until = new Intl.DateTimeFormat('ru', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const shown = messages.shown(remote, until.format(expires * 1000));
  return (
    `<style nonce="${nonce}">${css}</style>` +
    `<aside data-preview aria-label="${messages.label}"><span>${escapeMarkup(shown)} <code>${build.slice(0, 8)}</code></span>` +
    `<a href="${leaveAddress}" target="_self">${messages.close}</a></aside>`
  );
}
