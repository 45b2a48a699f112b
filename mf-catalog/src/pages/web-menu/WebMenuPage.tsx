import { type HeadContext, type PageContext, type PageHead, useBrand } from '@storefront/contracts';
import { useQuery } from '@storefront/query';
import { Container, EmptyState, BrandMark, Grid } from '@storefront/ui';
import { GroupTabs } from '../../features/group-tabs';
import { MenuSection } from '../../features/menu-section';
import { isLong, loadLongGrid, LongList, MissingCards } from '../../features/product-card';
import type { Menu } from '../../shared/menu/menu';
import { menuQuery } from '../../shared/menu/menuQueries';
import type { MenuCard } from '../../shared/menu/menuCard';
import { menuSections, type Section } from '../../shared/menu/menuSections';
import { messages } from './messages';
import { TableCard } from './TableCard';
import { Brand, Foot, Head, Mark, Title } from './tableStyles';

const firstRow = 4;
/** A dish at the table is higher than a card of the shop: its energy stands under the price. Px. */
const energyHeight = 84;

export async function prefetch({ queryClient }: PageContext): Promise<void> {
  const menu = await queryClient.fetchQuery(menuQuery('table'));
  if (menu.ahead) await loadLongGrid();
}

export const head = ({ brand }: HeadContext): PageHead => ({
  title: messages.documentTitle(brand.name),
  description: messages.description(brand.name),
  // It shows the menu again, for those who came by the code on their table.
  robots: 'noindex',
});

/**
 * The menu for guests who sit in a restaurant: prices and what is in a portion, no cart (readings 7). Where their orders
 * go otherwise says nothing of this table, so it is asked for no place.
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
          <MissingCards isError={isError} onRetry={() => void refetch()} />
        </Container>
      )}
      <Foot />
    </>
  );
}

function TableHead() {
  const { name, mark } = useBrand();
  return (
    <Head>
      <Mark>
        {mark ? (
          <svg width={36} height={36} viewBox="0 0 48 48" fill="currentColor" aria-hidden>
            <path fillRule="evenodd" d={mark} />
          </svg>
        ) : (
          <BrandMark size={36} />
        )}
      </Mark>
      <Brand>{name}</Brand>
      <Title>{messages.title}</Title>
    </Head>
  );
}

function TableMenu({ menu }: { menu: Menu }) {
  const sections = menuSections(menu);
  if (sections.length === 0) return <EmptyState title={messages.empty} titleAs="h2" />;
  return (
    <>
      <GroupTabs
        frame="bare"
        sections={sections.map(({ group }) => ({ id: group.slug, title: group.name }))}
      />
      <Container>
        {sections.map((section, index) => (
          <MenuSection
            key={section.group.id}
            id={section.group.slug}
            title={section.group.name}
            place={index === 0 || isLong(lengths(section)) ? 'near' : 'far'}
          >
            <TableGroup section={section} eager={index === 0 ? firstRow : 0} />
          </MenuSection>
        ))}
      </Container>
    </>
  );
}

const lengths = ({ cards, count }: Section) => ({ cards: cards.length, count });

function TableGroup({ section, eager }: { section: Section; eager: number }) {
  const { group, cards, count } = section;
  if (!isLong(lengths(section))) return <Grid>{tableCards(cards, eager)}</Grid>;
  return (
    <LongList
      menu="table"
      group={group}
      cards={cards}
      count={count}
      eager={eager}
      more={energyHeight}
      draw={tableCards}
    />
  );
}

const tableCards = (cards: readonly MenuCard[], eager: number) =>
  cards.map((card, index) => (
    <TableCard key={card.id} card={card} priority={index < eager ? 'high' : 'lazy'} />
  ));
