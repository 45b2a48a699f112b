import { paths } from '@storefront/contracts';
import { Breadcrumbs } from '@storefront/ui';
import { messages } from './messages';

interface Props {
  /** The page is the menu itself. */
  isMenu?: boolean;
  /** The product's group, on a product's page. */
  group?: { name: string; slug: string };
}

/** The breadcrumbs from the home page to the level above this page. */
export function MenuBreadcrumbs({ isMenu = false, group }: Props) {
  const steps = [
    { name: messages.home, href: paths.home() },
    ...(isMenu ? [] : [{ name: messages.menu, href: paths.menu() }]),
    ...(group ? [{ name: group.name, href: paths.menuGroup({ group: group.slug }) }] : []),
  ];
  return <Breadcrumbs label={messages.label} steps={steps} />;
}
