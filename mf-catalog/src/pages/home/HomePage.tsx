import { promosQuery, settingsQuery, useLocationFields } from '@storefront/api-client';
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
import { MenuSection } from '../../features/menu-section';
import { ProductGrid, ProductGridSkeleton } from '../../features/product-card';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { positions } from '../../shared/menu/cardFacts';
import { currentLocation, homeCards, type Menu, menuQuery } from '../../shared/menu/menuQueries';
import { menuSections, recommendedCards } from '../../shared/menu/menuSections';
import { messages } from './messages';

const recommendedId = 'recommended';
const firstRow = 4;

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(menuQuery('home', currentLocation())),
    queryClient.prefetchQuery(settingsQuery()),
    // The showcase is drawn by the server alone: what it shows has to be there before.
    queryClient.prefetchQuery(promosQuery()),
  ]);
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
  const { data: menu, isError, refetch } = useQuery(menuQuery('home', useLocationFields()));
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
          {isError ? <LoadFailure onRetry={() => void refetch()} /> : <ProductGridSkeleton />}
        </Container>
      )}
    </>
  );
}

function HomeMenu({ menu }: { menu: Menu }) {
  const { data: settings } = useQuery(settingsQuery());
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
        {recommended.length > 0 && (
          <MenuSection id={recommendedId} title={recommendedTitle}>
            <ProductGrid cards={recommended} eager={firstRow} />
          </MenuSection>
        )}
        {sections.map(({ group, cards }) => (
          <MenuSection
            key={group.id}
            id={group.slug}
            title={group.name}
            more={
              group.count > cards.length
                ? {
                    label: messages.all(positions(group.count)),
                    href: paths.menuGroup({ group: group.slug }),
                  }
                : undefined
            }
            place="far"
          >
            <ProductGrid cards={cards} />
          </MenuSection>
        ))}
      </Container>
    </>
  );
}
