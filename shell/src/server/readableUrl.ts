/**
 * The URL of a request with a path that can be decoded. In a malformed path every `%` is escaped, so that it becomes an
 * unknown address with the usual 404 page.
 */
export function readableUrl(url: string): string {
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
