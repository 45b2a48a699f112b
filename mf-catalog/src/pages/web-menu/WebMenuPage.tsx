import { type HeadContext, type PageContext, type PageHead, useBrand } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { BrandMark, Container, EmptyState } from '@storefront/ui';
import { GroupTabs } from '../../features/group-tabs';
import { MenuSection } from '../../features/menu-section';
import { loadVirtualList, ProductList, ProductListFallback } from '../../features/product-list';
import type { Menu } from '../../shared/menu/menu';
import { menuQuery } from '../../shared/menu/menuQueries';
import type { MenuCard } from '../../shared/card/menuCard';
import { menuSections } from '../../shared/menu/menuSections';
import { messages } from './messages';
import { TableCard } from './TableCard';
import {
  bottomSpaceClass,
  brandClass,
  energyHeight,
  headerClass,
  markClass,
  titleClass,
} from './tableStyles';

const firstRow = 4;

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  const menu = await queryClient.fetchQuery(menuQuery('table'));
  if (menu.loadedGroups) await loadVirtualList();
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: messages.documentTitle(brand.name),
  description: messages.description(brand.name),
});

/**
 * The menu for guests in a restaurant: prices and nutrition of a portion, no cart (readings 7). It ignores
 * the delivery address, which does not concern this table.
 */
export default function WebMenuPage() {
  const { data: menu, isError, refetch } = useQuery(menuQuery('table'));
  return (
    <>
      <TableHead />
      {menu ? (
        <TableMenu menu={menu} />
      ) : (
        <Container>
          <ProductListFallback isError={isError} onRetry={() => void refetch()} />
        </Container>
      )}
      <div className={bottomSpaceClass} />
    </>
  );
}

function TableHead() {
  const { name } = useBrand();
  return (
    <Container className={headerClass}>
      <span className={markClass}>
        <BrandMark size={36} />
      </span>
      <span className={brandClass}>{name}</span>
      <h1 className={titleClass}>{messages.title}</h1>
    </Container>
  );
}

function TableMenu({ menu }: { menu: Menu }) {
  const sections = menuSections(menu);
  if (sections.length === 0) return <EmptyState title={messages.empty} titleAs="h2" />;
  return (
    <>
      <GroupTabs
        layout="bare"
        sections={sections.map(({ group }) => ({ id: group.slug, title: group.name }))}
      />
      <Container>
        {sections.map(({ group, cards, count }, index) => (
          <MenuSection key={group.id} id={group.slug} title={group.name}>
            <ProductList
              menu="table"
              group={group}
              cards={cards}
              count={count}
              eager={index === 0 ? firstRow : 0}
              extraHeight={energyHeight}
              renderCards={renderCards}
            />
          </MenuSection>
        ))}
      </Container>
    </>
  );
}

const renderCards = (cards: readonly MenuCard[], eager: number) =>
  cards.map((card, index) => (
    <TableCard key={card.id} card={card} priority={index < eager ? 'high' : 'lazy'} />
  ));
