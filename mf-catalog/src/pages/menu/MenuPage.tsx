import styled from '@emotion/styled';
import { useLocationFields } from '@storefront/api-client';
import type { HeadContext, PageContext, PageHead, SchemaContext } from '@storefront/contracts';
import { media } from '@storefront/tokens';
import { Container, EmptyState } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { GroupTabs } from '../../features/group-tabs';
import { MenuSection } from '../../features/menu-section';
import { ProductGrid, ProductGridSkeleton } from '../../features/product-card';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { positions } from '../../shared/menu/cardFacts';
import { currentLocation, type Menu, menuQuery } from '../../shared/menu/menuQueries';
import { menuSections } from '../../shared/menu/menuSections';
import { messages } from './messages';

const firstRow = 4;

const Head = styled(Container)({ paddingTop: 12, [media.sm]: { paddingTop: 20 } });

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  await queryClient.fetchQuery(menuQuery('whole', currentLocation()));
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
  const { data: menu, isError, refetch } = useQuery(menuQuery('whole', useLocationFields()));
  return (
    <>
      <Head>
        <h1>{messages.title}</h1>
      </Head>
      {menu ? (
        <WholeMenu menu={menu} />
      ) : (
        <Container>
          {isError ? <LoadFailure onRetry={() => void refetch()} /> : <ProductGridSkeleton />}
        </Container>
      )}
    </>
  );
}

function WholeMenu({ menu }: { menu: Menu }) {
  const sections = menuSections(menu);
  if (sections.length === 0) return <EmptyState title={messages.empty} titleAs="h2" />;
  return (
    <>
      <GroupTabs sections={sections.map(({ group }) => ({ id: group.slug, title: group.name }))} />
      <Container>
        {sections.map(({ group, cards }, index) => (
          <MenuSection
            key={group.id}
            id={group.slug}
            title={group.name}
            note={positions(cards.length)}
            place={index === 0 ? 'near' : 'far'}
          >
            <ProductGrid cards={cards} eager={index === 0 ? firstRow : 0} />
          </MenuSection>
        ))}
      </Container>
    </>
  );
}
