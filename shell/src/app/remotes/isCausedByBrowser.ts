/**
 * A file that did not arrive, and an element that is not where React left it: translators and extensions move and replace
 * elements.
 */
const causes = /ChunkLoadError|ScriptNetworkError|TimeoutError|NotFoundError|removeChild|insertBefore/;

/** Code of an extension, as Chrome, Firefox and Safari name it, and as Safari hides it. */
const extensionFrame = /-extension:\/\/|webkit-masked-url:/;

/** Every page of ours is in Russian, without `font`. Google and Firefox change the language, Edge and Yandex mark texts. */
const isTranslated = (page: Document): boolean =>
  page.documentElement.lang !== 'ru' ||
  page.querySelector('.translated-ltr, .translated-rtl, font, ya-tr-span, [_msttexthash]') !== null;

/**
 * Whether an error may say more of the visitor's network, extensions or translator than of the build, whose files were
 * compared with their hashes when it was released (decision 0094).
 */
export const isCausedByBrowser = (error: unknown, page: Document): boolean =>
  causes.test(String(error)) ||
  isTranslated(page) ||
  (error instanceof Error &&
    (extensionFrame.test(error.stack ?? '') || isCausedByBrowser(error.cause, page)));
