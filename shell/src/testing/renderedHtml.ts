import { createHash } from 'node:crypto';

/** The nonce of `renderedHtml`. */
export const nonce = 'q+z/8w==';

/** The element with the preloads of a rendered page. */
export const preloads = '<template id="later-preloads"></template>';

/** A page as React renders it: its markup, its state and its preloads. */
export const renderedHtml = (markup: string, state: object = {}): string =>
  `${markup}<script type="application/json" id="storefront-state" nonce="${nonce}">` +
  `${JSON.stringify(state)}</script>${preloads}`;

/** The source by which a policy allows an inline script or style. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
