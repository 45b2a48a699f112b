import type { Owner } from '@storefront/contracts';
import type { PageState } from '../state/pageState';

/** `main.1a2b3c4d.js`: only this name tells the browser which build of the shell runs. */
const shellScript = /\/assets\/main\.(\w+)\.js/;

/** The build of each team that this page runs. */
export function buildsOnPage(
  page: Document,
  releases: PageState['releases'],
): Partial<Record<Owner, string>> {
  const scripts = [...page.querySelectorAll('script')].map(({ src }) => shellScript.exec(src)?.[1]);
  const shell = scripts.find((hash) => hash !== undefined);
  const remotes = Object.entries(releases).map(([name, { build }]) => [name, build] as const);
  return { ...(shell ? { shell } : {}), ...Object.fromEntries(remotes) };
}
