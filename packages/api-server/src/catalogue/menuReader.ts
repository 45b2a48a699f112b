import type { Database } from '../database/connect';
import { buildMenu, type Menu } from './menu';
import { loadMenuRows, menuFingerprint } from './menuRows';
import type { Pictures } from './pictures';

/** The menu in memory. What changes in the database shows within four seconds. */
export interface MenuReader {
  read: () => Promise<Menu>;
  /** The menu, when it needs no waiting for. */
  current: () => Menu | undefined;
}

/** Where menus come from. */
interface MenuSource {
  /** Another text is another menu. */
  fingerprint: () => Promise<string>;
  load: (version: number) => Promise<Menu>;
}

/** Until then nobody looks; then somebody looks while the old one is still served; then it is waited for. */
const freshFor = 2000;
const servedFor = 4000;

/** Keeps the menu of a database. */
export const createMenuReader = (db: Database, pictures: Pictures): MenuReader =>
  keepMenu({
    fingerprint: () => menuFingerprint(db),
    load: async (version) => buildMenu(await loadMenuRows(db), pictures, version),
  });

/** Keeps a menu for as long as its source says that it is the same. */
export function keepMenu(source: MenuSource, now: () => number = Date.now): MenuReader {
  let kept: { menu: Menu; fingerprint: string; checkedAt: number } | undefined;
  let looking: Promise<Menu> | undefined;

  const look = async (): Promise<Menu> => {
    // Both before the rows are read: what changes in between is seen the next time, and no later.
    const checkedAt = now();
    const fingerprint = await source.fingerprint();
    const isSame = kept?.fingerprint === fingerprint;
    const menu = kept && isSame ? kept.menu : await source.load((kept?.menu.version ?? 0) + 1);
    kept = { menu, fingerprint, checkedAt };
    return menu;
  };
  const lookOnce = (): Promise<Menu> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const current = () => {
    const age = kept ? now() - kept.checkedAt : Number.POSITIVE_INFINITY;
    if (!kept || age >= servedFor) return undefined;
    // A look that fails is made again by the next caller, and reported once it is waited for.
    if (age >= freshFor) lookOnce().catch(() => {});
    return kept.menu;
  };
  return { current, read: async () => current() ?? lookOnce() };
}
