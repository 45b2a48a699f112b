import { paths, type SchemaContext } from '@storefront/contracts';
import { breadcrumbList } from '@storefront/contracts/schema';
import { readLabels } from '../../shared/labels/chosenLabels';
import { currentLocation, menuQuery } from '../../shared/menu/menuQueries';
import { menuSections } from '../../shared/menu/menuSections';
import { messages } from './messages';

/** The menu for search engines: its sections with their URLs. Dishes have a schema on their own pages. */
export function menuSchema(context: SchemaContext): readonly object[] {
  const { queryClient, search, brand, absolute } = context;
  const menu = queryClient.getQueryData(menuQuery('whole', currentLocation(), readLabels(search)).queryKey);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Menu',
      name: `${messages.title} — ${brand.name}`,
      url: absolute(paths.menu()),
      inLanguage: 'ru',
      hasMenuSection: (menu ? menuSections(menu) : []).map(({ group }) => ({
        '@type': 'MenuSection',
        name: group.name,
        url: absolute(paths.menuGroup({ group: group.slug })),
      })),
    },
    breadcrumbList(context, [{ name: messages.title, href: paths.menu() }]),
  ];
}
