import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both, and the router needs them when it is loaded.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// jsdom lacks media queries too: by default none matches.
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

// On a busy machine an element can take longer than the default second to appear.
beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
});
