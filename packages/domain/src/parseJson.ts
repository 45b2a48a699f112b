/**
 * The value of a JSON text; undefined when it is absent or not JSON. Another version of the page, or an extension, may have
 * stored anything.
 */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
