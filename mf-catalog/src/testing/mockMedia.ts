/** Makes the media queries that match `pattern` true, and all others false. */
export function mockMedia(pattern: RegExp): void {
  const matchMedia = (media: string) => ({
    matches: pattern.test(media),
    addEventListener() {},
    removeEventListener() {},
  });
  Object.assign(globalThis, { matchMedia });
}
