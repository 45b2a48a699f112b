import { act } from '@testing-library/react';

const listeners = new Set<() => void>();

/** Makes the media queries that match `pattern` true, and all others false. */
export function mockMedia(pattern: RegExp): void {
  const matchMedia = (media: string) => ({
    matches: pattern.test(media),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  });
  Object.assign(globalThis, { matchMedia });
  act(() => listeners.forEach((listener) => listener()));
}
