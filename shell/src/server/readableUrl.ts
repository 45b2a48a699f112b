/**
 * The URL of a request with a path that can be decoded. A path that cannot be belongs to no page and no file: it becomes
 * an address that no route has, whatever it begins with, so that the visitor gets the 404 page without a call to the back
 * end, as the browser's own routes say. Below `/api/` every `%` is escaped, and the answer stays one for scripts.
 */
export function readableUrl(url: string): string {
  const [path = '/'] = url.split('?', 1);
  const query = url.slice(path.length);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    if (path.startsWith('/api/')) return path.replaceAll('%', '%25') + query;
    // A name that begins with a dot is no landing either.
    return `/.${encodeURIComponent(path)}${query}`;
  }
}
