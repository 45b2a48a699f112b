declare let __webpack_nonce__: string | undefined;

/**
 * The dialogs' scroll lock writes a style element, which the page's policy refuses without the page's nonce; it
 * looks for it where the bundler keeps it. A page without a policy needs none.
 */
export function allowScrollLock(): void {
  if (typeof document === 'undefined') return;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) __webpack_nonce__ = nonce;
}
