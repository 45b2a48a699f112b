import { labelsQuery, promosQuery, settingsQuery, useLocationFields } from '@storefront/api-client';
import {
  type HeadContext,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
  useBrand,
  Widget,
} from '@storefront/contracts';
import { Container, VisuallyHidden } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { GroupTabs } from '../../features/group-tabs';
import { LabelFilter, NothingLeft } from '../../features/label-filter';
import { MenuSection } from '../../features/menu-section';
import { GroupGrid, isLong, loadLongGrid, ProductGrid, MissingCards } from '../../features/product-card';
import { positions } from '../../shared/menu/cardFacts';
import { readLabels, useChosenLabels, withLabels } from '../../shared/menu/chosenLabels';
import { homeCards, type Menu } from '../../shared/menu/menu';
import { currentLocation, menuQuery } from '../../shared/menu/menuQueries';
import { menuSections, recommendedCards } from '../../shared/menu/menuSections';
import { messages } from './messages';

const recommendedId = 'recommended';
const firstRow = 4;

export async function prefetch({ queryClient, search }: PageContext): Promise<void> {
  const [location, labels] = [currentLocation(), readLabels(search)];
  const [menu] = await Promise.all([
    queryClient.fetchQuery(menuQuery('home', location, labels)),
    queryClient.prefetchQuery(labelsQuery(labels, location)),
    queryClient.prefetchQuery(settingsQuery()),
    // The showcase is drawn by the server alone: what it shows has to be there before.
    queryClient.prefetchQuery(promosQuery()),
  ]);
  if (menu.ahead) await loadLongGrid();
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: `${brand.name} — ${brand.tagline}`,
  description: brand.description,
});

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { chainSchema } = await import('@storefront/contracts/schema');
  return [chainSchema(context)];
}

/** The front page: promotions, then the menu's groups, each with its first dishes (spec §2). */
export default function HomePage() {
  const brand = useBrand();
  const {
    data: menu,
    isError,
    refetch,
  } = useQuery(menuQuery('home', useLocationFields(), useChosenLabels()));
  return (
    <>
      <VisuallyHidden as="h1">{`${brand.name}: ${brand.tagline}`}</VisuallyHidden>
      <Container>
        <Widget id="content:promo-showcase" />
      </Container>
      {menu ? (
        <HomeMenu menu={menu} />
      ) : (
        <Container>
          <MissingCards isError={isError} onRetry={() => void refetch()} />
        </Container>
      )}
    </>
  );
}

function HomeMenu({ menu }: { menu: Menu }) {
  const { data: settings } = useQuery(settingsQuery());
  const labels = useChosenLabels();
  const sections = menuSections(menu, homeCards);
  const recommended = recommendedCards(menu);
  const recommendedTitle = settings?.recommendationsTitle ?? messages.recommended;
  const tabs = sections.map(({ group }) => ({ id: group.slug, title: group.name }));
  return (
    <>
      <GroupTabs
        sections={recommended.length > 0 ? [{ id: recommendedId, title: recommendedTitle }, ...tabs] : tabs}
      />
      <Container>
        <LabelFilter />
        {sections.length === 0 && <NothingLeft />}
        {recommended.length > 0 && (
          <MenuSection id={recommendedId} title={recommendedTitle}>
            <ProductGrid cards={recommended} eager={firstRow} />
          </MenuSection>
        )}
        {sections.map(({ group, cards, count }, index) => {
          const isFirst = index === 0 && recommended.length === 0;
          return (
            <MenuSection
              key={group.id}
              id={group.slug}
              title={group.name}
              more={
                group.count > count
                  ? {
                      label: messages.all(positions(group.count)),
                      href: withLabels(paths.menuGroup({ group: group.slug }), labels),
                    }
                  : undefined
              }
              place={isFirst || isLong({ cards: cards.length, count }) ? 'near' : 'far'}
            >
              <GroupGrid group={group} cards={cards} count={count} eager={isFirst ? firstRow : 0} />
            </MenuSection>
          );
        })}
      </Container>
    </>
  );
}
