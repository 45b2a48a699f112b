import { paths } from '@storefront/contracts';

/** Paths of the routes whose name contains «menu». */
const menuRoutes = /^\/(?:web_)?menu(?:\/|$)/;

/** The URL of the menu group in `/`, or in `/menu` when the current route belongs to the menu (spec §2, Promo card). */
export function promoTarget(pathname: string, groupSlug: string | undefined): string {
  const page = menuRoutes.test(pathname) ? paths.menu() : paths.home();
  return groupSlug ? `${page}#${encodeURIComponent(groupSlug)}` : page;
}
