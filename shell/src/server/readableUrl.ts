/**
 * The URL of a request with a path that can be decoded: in one that cannot, `%` stands for itself. It is then an
 * unknown address like any other, with its 404 page.
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
