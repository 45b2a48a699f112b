import { paths } from '@storefront/contracts';

/** The place of the marked dishes among the groups of the menu. */
export const favouritesSlug = 'favourites';

/** The path of their page. */
export const favouritesPath: string = paths.menuGroup({ group: favouritesSlug });
