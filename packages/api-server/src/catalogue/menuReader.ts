import type { Database } from '../database/connect';
import { buildMenu, type Menu } from './menu';
import { loadMenuRows, menuFingerprint } from './menuRows';
import type { Pictures } from './pictures';

/** The menu in memory. Changes in the database show within four seconds. */
export interface MenuReader {
  read: () => Promise<Menu>;
  /** The cached menu; undefined when the caller would have to wait for it. */
  current: () => Menu | undefined;
}

interface MenuSource {
  /** Changes whenever the menu does. */
  fingerprint: () => Promise<string>;
  load: (version: number) => Promise<Menu>;
}

/** Up to this age the cached menu is served without a check. */
const maxAgeMs = 2000;
/** Up to this age it is served while a check runs in the background; after that callers wait for the check. */
const staleUntilMs = 4000;

/** Caches the menu of a database. */
export const createMenuReader = (db: Database, pictures: Pictures): MenuReader =>
  cacheMenu({
    fingerprint: () => menuFingerprint(db),
    load: async (version) => buildMenu(await loadMenuRows(db), pictures, version),
  });

/** Caches a menu and reloads it when the fingerprint of its source changes. */
export function cacheMenu(source: MenuSource, now = () => performance.now()): MenuReader {
  let cached: { menu: Menu; fingerprint: string; checkedAt: number } | undefined;
  let running: Promise<Menu> | undefined;

  const check = async (): Promise<Menu> => {
    // Both are taken before the rows are read, so the next check notices a change in between.
    const checkedAt = now();
    const fingerprint = await source.fingerprint();
    const isSame = cached?.fingerprint === fingerprint;
    const menu = cached && isSame ? cached.menu : await source.load((cached?.menu.version ?? 0) + 1);
    cached = { menu, fingerprint, checkedAt };
    return menu;
  };
  const checkOnce = (): Promise<Menu> => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
  const current = () => {
    const age = cached ? now() - cached.checkedAt : Number.POSITIVE_INFINITY;
    if (!cached || age >= staleUntilMs) return undefined;
    // The next caller repeats a failed check; the callers that wait for a check get its error.
    if (age >= maxAgeMs) checkOnce().catch(() => {});
    return cached.menu;
  };
  return { current, read: async () => current() ?? checkOnce() };
}
