import {
  labelsQuery,
  promosQuery,
  settingsQuery,
  useFailureToast,
  useLocationFields,
  useSettings,
} from '@storefront/api-client';
import {
  type EmbeddedWidget,
  type HeadContext,
  type PageContext,
  type PageHead,
  paths,
  type SchemaContext,
  useBrand,
  Widget,
} from '@storefront/contracts';
import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import { Container, Grid, VisuallyHidden } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { Fragment, memo } from 'react';
import { GroupTabs, tabClass } from '../../features/group-tabs';
import { ActiveLabels, LabelFilter, EmptyMenu } from '../../features/label-filter';
import { MenuSection } from '../../features/menu-section';
import { ProductCards } from '../../features/product-card';
import { loadVirtualList, ProductList, ProductListFallback } from '../../features/product-list';
import { positions } from '../../shared/card/cardFacts';
import { FavouritesTab } from '../../shared/favourites/Favourite';
import { readLabels, useChosenLabels, withLabels } from '../../shared/labels/chosenLabels';
import { homeCardsPerGroup, type Menu } from '../../shared/menu/menu';
import type { MenuCard } from '../../shared/card/menuCard';
import { currentLocation, menuQuery, recommendedCardsQuery } from '../../shared/menu/menuQueries';
import { type MenuGroupSection, menuSections, recommendedCards } from '../../shared/menu/menuSections';
import { messages } from './messages';

const recommendedId = 'recommended';
const firstRow = 4;

export async function prefetch({ queryClient, search }: PageContext): Promise<void> {
  const [location, labels] = [currentLocation(), readLabels(search)];
  const [menu] = await Promise.all([
    queryClient.fetchQuery(menuQuery('home', location, labels)),
    queryClient.prefetchQuery(labelsQuery(labels, location)),
    queryClient.prefetchQuery(settingsQuery()),
    // Only the server renders the showcase, so its data must be there beforehand.
    queryClient.prefetchQuery(promosQuery()),
  ]);
  if (menu.loadedGroups) await loadVirtualList();
}

export const widgets: readonly EmbeddedWidget[] = [
  { id: 'content:promo-showcase', props: {} },
  { id: 'content:stories', props: {} },
  { id: 'content:news-teaser', props: {} },
  { id: 'account:last-order', props: {} },
];

export const head = ({ brand }: HeadContext): PageHead => ({
  title: `${brand.name} — ${brand.tagline}`,
  description: brand.description,
});

export async function schema(context: SchemaContext): Promise<readonly object[]> {
  const { chainSchema } = await import(/* webpackMode: "weak" */ '@storefront/contracts/schema');
  return [chainSchema(context)];
}

const promotionsClass = css({
  display: 'flex',
  flexDirection: 'column',
  [media.md]: { flexDirection: 'row' },
});
const showcaseClass = css({ [media.md]: { flex: '1 1 0', minWidth: 0 } });
// First on a phone, beside the showcase on a wide window. The widget's element is empty without stories.
const storiesClass = css({
  order: -1,
  '& > :not(:empty)': { padding: '4px 0 12px' },
  [media.md]: {
    order: 0,
    display: 'contents',
    '& > :not(:empty)': { flex: '1 1 0', minWidth: 0, padding: '8px 0 0 24px' },
  },
});

/** The home page: promotions, then the menu's groups, each with its first dishes (spec §2). */
export default function HomePage() {
  const brand = useBrand();
  const {
    data: menu,
    isError,
    refetch,
  } = useQuery({ ...menuQuery('home', useLocationFields(), useChosenLabels()), select: toHomeMenu });
  return (
    <>
      <VisuallyHidden as="h1">{`${brand.name}: ${brand.tagline}`}</VisuallyHidden>
      <Container className={promotionsClass}>
        <div className={showcaseClass}>
          <Widget id="content:promo-showcase" />
        </div>
        <div className={storiesClass}>
          <Widget id="content:stories" />
        </div>
      </Container>
      <Container>
        <Widget id="account:last-order" />
      </Container>
      {menu ? (
        <HomeMenu menu={menu} />
      ) : (
        <Container>
          <ProductListFallback isError={isError} onRetry={() => void refetch()} />
        </Container>
      )}
      <Container>
        <Widget id="content:news-teaser" />
      </Container>
    </>
  );
}

/** A section that is equal in the menu of another place stays the same object, and is not rendered again. */
const toHomeMenu = (menu: Menu) => ({
  sections: menuSections(menu, homeCardsPerGroup),
  recommended: recommendedCards(menu),
  lacksRecommendations: menu.lacksRecommendations === true,
});

function HomeMenu({ menu }: { menu: ReturnType<typeof toHomeMenu> }) {
  const { sections } = menu;
  const labels = useChosenLabels();
  const query = useQuery({
    ...recommendedCardsQuery(undefined, useLocationFields()),
    enabled: menu.lacksRecommendations,
  });
  // The cart and the search have the same query: its data are not for a menu that has its own recommendations.
  const missing = menu.lacksRecommendations ? query : undefined;
  // A failure while the menu loaded, perhaps on the server, is toasted once it repeats (spec §8).
  useFailureToast(missing?.error);
  const recommended = missing?.data?.cards.length ? missing.data.cards : menu.recommended;
  const { recommendationsTitle: recommendedTitle } = useSettings();
  const tabs = sections.map(({ group }) => ({ id: group.slug, title: group.name }));
  return (
    <>
      <GroupTabs
        lead={<FavouritesTab className={tabClass} />}
        trailing={<ActiveLabels />}
        sections={recommended.length > 0 ? [{ id: recommendedId, title: recommendedTitle }, ...tabs] : tabs}
      />
      <Container>
        <LabelFilter />
        {sections.length === 0 && <EmptyMenu />}
        {recommended.length > 0 && (
          <MenuSection id={recommendedId} title={recommendedTitle}>
            <Grid>
              <ProductCards cards={recommended} eager={firstRow} />
            </Grid>
          </MenuSection>
        )}
        {recommended.length > 0 && <FrequentDishes />}
        {sections.map((section, index) => {
          const isFirst = index === 0 && recommended.length === 0;
          return (
            <Fragment key={section.group.id}>
              <GroupSection section={section} labels={labels} isFirst={isFirst} />
              {isFirst && <FrequentDishes />}
            </Fragment>
          );
        })}
      </Container>
    </>
  );
}

/**
 * It loads after the page has been painted, so it stands below the first section: in the first screen it would move what
 * the customer reads.
 */
const FrequentDishes = () => <Widget id="catalog:frequent-dishes" />;

interface GroupSectionProps {
  section: MenuGroupSection;
  labels: readonly number[];
  isFirst: boolean;
}

const GroupSection = memo(function GroupSection({ section, labels, isFirst }: GroupSectionProps) {
  const { group, cards, count } = section;
  return (
    <MenuSection
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
