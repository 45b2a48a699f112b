// jsdom lacks media queries: by default none matches.
if (typeof document !== 'undefined') {
  globalThis.matchMedia ??= (media) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  });
}

// jsdom has no layout, so nothing scrolls.
if (typeof document !== 'undefined') Element.prototype.scrollIntoView ??= () => {};

// Loaded here because both take a third of a second, and most test files have no document.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  await import('@testing-library/jest-dom');
  const { configure, getConfig } = await import('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
    // On a busy machine an element can take far longer than the default second to appear.
    asyncUtilTimeout: 30_000,
    // The default prints the document for each attempt of a wait. When it fails, a wait adds the document itself.
    getElementError(message, container) {
      if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
      return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
    },
  });
  // The development build of React captures a stack for each element, up to this many a second (decision 0060).
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = await import(
    'react'
  );
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
});

// A component test that fails in CI runs once more, and the summary names it (decision 0034).
if (process.env.CI && typeof document !== 'undefined') jest.retryTimes(1);
