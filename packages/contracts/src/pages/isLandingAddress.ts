import { serverPaths } from './serverPaths';

const health = ['/healthz', '/readyz'];

/** `/robots.txt`, `/wp/style.css`: a file by its name. Old sites have pages named `leto.html` or `leto.php`. */
const isFile = (pathname: string) => /\.(?!html?$|php$)[a-z][a-z\d]{1,11}$/i.test(pathname);

/** Whether a path without another route can be a landing: not a path that the server answers itself, nor a file. */
export function isLandingAddress(pathname: string): boolean {
  if (pathname.includes('//') || pathname.startsWith('/.')) return false;
  const isServed = [...serverPaths, ...health].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  return !isServed && !isFile(pathname);
}
