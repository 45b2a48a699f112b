/**
 * The URL of a request with a path that can be decoded. A path that cannot be decoded belongs to no page and no file:
 * it becomes an address that no route matches, so that the visitor gets the 404 page without a call to the back end, as
 * the routes in the browser do. Below `/api/` every `%` is escaped, so that the answer is still for scripts.
 */
export function readableUrl(url: string): string {
  const [path = '/'] = url.split('?', 1);
  const query = url.slice(path.length);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    if (path.startsWith('/api/')) return path.replaceAll('%', '%25') + query;
    // The landing route does not match a name that begins with a dot either.
    return `/.${encodeURIComponent(path)}${query}`;
  }
}
