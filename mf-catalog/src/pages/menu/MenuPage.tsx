import { labelsQuery, useLocationFields } from '@storefront/api-client';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
} from '@storefront/contracts';
import { Container } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { memo } from 'react';
import { MenuBreadcrumbs } from '../../features/breadcrumbs';
import { GroupTabs, tabClass } from '../../features/group-tabs';
import { ActiveLabels, LabelFilter, EmptyMenu } from '../../features/label-filter';
import { MenuSection } from '../../features/menu-section';
import { ProductCards } from '../../features/product-card';
import { isLongList, loadVirtualList, ProductList, ProductListFallback } from '../../features/product-list';
import { positions } from '../../shared/card/cardFacts';
import { FavouritesTab } from '../../shared/favourites/Favourite';
import { readLabels, useChosenLabels, withLabels } from '../../shared/labels/chosenLabels';
import type { Menu } from '../../shared/menu/menu';
import type { MenuCard } from '../../shared/card/menuCard';
import { currentLocation, menuQuery } from '../../shared/menu/menuQueries';
import { type MenuGroupSection, menuSections } from '../../shared/menu/menuSections';
import { messages } from './messages';

const firstRow = 4;

export async function prefetch({ queryClient, search }: PageContext): Promise<void> {
  const [location, labels] = [currentLocation(), readLabels(search)];
  const [menu] = await Promise.all([
    queryClient.fetchQuery(menuQuery('whole', location, labels)),
    queryClient.prefetchQuery(labelsQuery(labels, location)),
  ]);
  if (menu.loadedGroups) await loadVirtualList();
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: `${messages.title} — ${brand.name}`,
  description: messages.description(brand.name),
});

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { menuSchema } = await import(/* webpackMode: "weak" */ './menuSchema');
  return menuSchema(context);
}

/** The whole menu on one page (spec §2). */
export default function MenuPage() {
  const {
    data: sections,
    isError,
    refetch,
  } = useQuery({ ...menuQuery('whole', useLocationFields(), useChosenLabels()), select: toSections });
  return (
    <>
      <Container>
        <MenuBreadcrumbs isMenu />
        <h1>{messages.title}</h1>
      </Container>
      {sections ? (
        <WholeMenu sections={sections} />
      ) : (
        <Container>
          <ProductListFallback isError={isError} onRetry={() => void refetch()} />
        </Container>
      )}
    </>
  );
}

/** A section that is equal in the menu of another place stays the same object, and is not rendered again. */
const toSections = (menu: Menu) => menuSections(menu);

function WholeMenu({ sections }: { sections: readonly MenuGroupSection[] }) {
  const labels = useChosenLabels();
  return (
    <>
      <GroupTabs
        lead={<FavouritesTab className={tabClass} />}
        trailing={<ActiveLabels />}
        sections={sections.map(({ group }) => ({ id: group.slug, title: group.name }))}
      />
      <Container>
        <LabelFilter />
        {sections.length === 0 && <EmptyMenu />}
        {sections.map((section, index) => (
          <GroupSection key={section.group.id} section={section} labels={labels} isFirst={index === 0} />
        ))}
      </Container>
    </>
  );
}

interface GroupSectionProps {
  section: MenuGroupSection;
  labels: readonly number[];
  isFirst: boolean;
}

const GroupSection = memo(function GroupSection({ section, labels, isFirst }: GroupSectionProps) {
  const { group, cards, count } = section;
  const isLong = isLongList({ cards: cards.length, count });
  const href = withLabels(paths.menuGroup({ group: group.slug }), labels);
  return (
    <MenuSection
      id={group.slug}
      title={group.name}
      // A list that is not rendered at once links to the group's page, which works without scripts too.
      {...(isLong ? { more: { label: messages.all(positions(count)), href } } : { note: positions(count) })}
    >
      <ProductList
        group={group}
        cards={cards}
        count={count}
        eager={isFirst ? firstRow : 0}
        renderCards={renderCards}
      />
    </MenuSection>
  );
});

const renderCards = (cards: readonly MenuCard[], eager: number) => (
  <ProductCards cards={cards} eager={eager} />
);
