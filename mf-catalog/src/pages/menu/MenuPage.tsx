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
import { Breadcrumbs } from '../../features/breadcrumbs';
import { GroupTabs } from '../../features/group-tabs';
import { LabelFilter, NothingLeft } from '../../features/label-filter';
import { MenuSection } from '../../features/menu-section';
import { GroupGrid, isLong, loadLongGrid, MissingCards } from '../../features/product-card';
import { positions } from '../../shared/menu/cardFacts';
import { readLabels, useChosenLabels, withLabels } from '../../shared/menu/chosenLabels';
import type { Menu } from '../../shared/menu/menu';
import { currentLocation, menuQuery } from '../../shared/menu/menuQueries';
import { menuSections } from '../../shared/menu/menuSections';
import { messages } from './messages';

const firstRow = 4;

export async function prefetch({ queryClient, search }: PageContext): Promise<void> {
  const [location, labels] = [currentLocation(), readLabels(search)];
  const [menu] = await Promise.all([
    queryClient.fetchQuery(menuQuery('whole', location, labels)),
    queryClient.prefetchQuery(labelsQuery(labels, location)),
  ]);
  if (menu.ahead) await loadLongGrid();
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: `${messages.title} — ${brand.name}`,
  description: messages.description(brand.name),
});

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { menuSchema } = await import('./menuSchema');
  return menuSchema(context);
}

/** The whole menu on one page (spec §2). */
export default function MenuPage() {
  const {
    data: menu,
    isError,
    refetch,
  } = useQuery(menuQuery('whole', useLocationFields(), useChosenLabels()));
  return (
    <>
      <Container>
        <Breadcrumbs isMenu />
        <h1>{messages.title}</h1>
      </Container>
      {menu ? (
        <WholeMenu menu={menu} />
      ) : (
        <Container>
          <MissingCards isError={isError} onRetry={() => void refetch()} />
        </Container>
      )}
    </>
  );
}

function WholeMenu({ menu }: { menu: Menu }) {
  const labels = useChosenLabels();
  const sections = menuSections(menu);
  return (
    <>
      <GroupTabs sections={sections.map(({ group }) => ({ id: group.slug, title: group.name }))} />
      <Container>
        <LabelFilter />
        {sections.length === 0 && <NothingLeft />}
        {sections.map(({ group, cards, count }, index) => {
          const isCut = isLong({ cards: cards.length, count });
          const href = withLabels(paths.menuGroup({ group: group.slug }), labels);
          return (
            <MenuSection
              key={group.id}
              id={group.slug}
              title={group.name}
              // What is not drawn here at once has a page of its own, with a script or without.
              {...(isCut
                ? { more: { label: messages.all(positions(count)), href } }
                : { note: positions(count) })}
              place={index === 0 || isCut ? 'near' : 'far'}
            >
              <GroupGrid group={group} cards={cards} count={count} eager={index === 0 ? firstRow : 0} />
            </MenuSection>
          );
        })}
      </Container>
    </>
  );
}
