/**
 * Errors of a file that did not arrive, or of an element that is not where React put it: translators and extensions
 * move and replace elements.
 */
const causes = /ChunkLoadError|ScriptNetworkError|TimeoutError|NotFoundError|removeChild|insertBefore/;

/** A stack frame in an extension, as Chrome, Firefox and Safari name it, or as Safari masks it. */
const extensionFrame = /-extension:\/\/|webkit-masked-url:/;

/** Our pages are in Russian and have no `font`. Google and Firefox change the language, Edge and Yandex mark texts. */
export const isTranslated = (page: Document): boolean =>
  page.documentElement.lang !== 'ru' ||
  page.querySelector('.translated-ltr, .translated-rtl, font, ya-tr-span, [_msttexthash]') !== null;

/**
 * Whether the visitor's network, extensions or translator may have caused an error, and not the build, whose files were
 * compared with their hashes when it was released (decision 0094).
 */
export const isCausedByBrowser = (error: unknown, page: Document): boolean =>
  causes.test(String(error)) ||
  isTranslated(page) ||
  (error instanceof Error &&
    (extensionFrame.test(error.stack ?? '') || isCausedByBrowser(error.cause, page)));
