import { type Api, apiOf, cartCalls, catalogue, type LocationFields } from '@storefront/api-client';
import type { ProductCard } from '@storefront/api-contract';
import { useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { isAvailable } from '../card/isAvailable';
import { type MenuCard, toMenuCards, toMenuGroup } from '../card/menuCard';
import {
  fillGroups,
  loadAllGroups,
  type ProductsQuery,
  productsOfGroups,
  wholeMenuByGroup,
  withGroups,
} from './groupProducts';
import { type CardsGroup, type GroupCards, isOfGroups, type Menu, type MenuScope } from './menu';
import { neighboursOf } from './neighbours';
import { cutLongMenu, homeMenu, initialGroupIds, maxRecommended, wholeMenu } from './wholeMenu';

/** The place of the order, and the chosen labels. */
interface Filter {
  location: LocationFields;
  labels: readonly number[];
}

interface LoadContext {
  client: QueryClient;
  signal: AbortSignal;
}

const toQuery = ({ location, labels }: Filter): ProductsQuery =>
  labels.length > 0 ? { ...location, labels: [...labels] } : location;

/** See `menuQuery`. */
export async function loadMenu(
  scope: MenuScope,
  filter: Filter,
  { client, signal }: LoadContext,
): Promise<Menu> {
  const api = apiOf(client);
  const query = toQuery(filter);
  const hasRecommendations = scope === 'home' && filter.labels.length === 0;
  const recommended = hasRecommendations ? generalRecommendations(api, filter.location, signal) : undefined;
  const groups = await api.call(catalogue.groups, { query, signal });
  const initialGroups = initialGroupIds(groups, scope);
  const groupIds = initialGroups ?? groups.map(({ id }) => id);
  const products = await productsOfGroups(api, groupIds, { query, signal, listed: groups });
  const menu = wholeMenu(groups, products, {
    loadedGroups: initialGroups?.length,
    withEnergy: scope === 'table',
  });
  if (scope !== 'home') return cutLongMenu(menu);
  if (!recommended) return homeMenu(menu, undefined);
  const sent = await unlessLate(recommended);
  const cards = toMenuCards(fillGroups(sent ?? [], products), menu.groups).filter(isAvailable);
  return { ...homeMenu(menu, cards), ...(sent === null && { lacksRecommendations: true as const }) };
}

/** How long the menu waits for recommendations after it has loaded itself. */
const lateMs = 1000;

/** Late recommendations are left out: the page must not wait for them. */
function unlessLate<Recommended>(recommended: Promise<Recommended>): Promise<Recommended | ProductCard[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<ProductCard[]>((resolve) => {
    timer = setTimeout(resolve, lateMs, []);
  });
  return Promise.race([recommended, late]).finally(() => clearTimeout(timer));
}

/** Null after a failure, which leaves the menu without recommendations; see `lacksRecommendations`. */
function generalRecommendations(api: Api, location: LocationFields, signal: AbortSignal) {
  return api
    .call(cartCalls.recommendations, { query: { ...location, general: 1 }, signal })
    .catch(() => null);
}

/** See `everyCardQuery`. */
export async function loadEveryCard(
  location: LocationFields,
  { client, signal }: LoadContext,
): Promise<{ cards: MenuCard[] }> {
  const groups = await loadAllGroups(client, location, signal);
  return { cards: toMenuCards(await wholeMenuByGroup(groups, location, client), groups) };
}

/** See `groupCardsQuery`. `loadById` loads the cards of the group by its id alone. */
export async function loadGroupCards(
  group: CardsGroup,
  filter: Filter,
  { client, signal }: LoadContext,
  loadById: () => Promise<GroupCards>,
): Promise<GroupCards> {
  if (group.seo_page?.url) return withAddress(group, await loadById());
  const listed = loadAllGroups(client, filter.location, signal);
  const [groups, products] = await Promise.all([
    listed,
    productsOfGroups(apiOf(client), [group.id], { query: toQuery(filter), signal, listed }),
  ]);
  // A search or a promotion may lead to a group that the menu does not list, such as a sub-group.
  const cards = toMenuCards(products, [toOwnGroup(group), ...groups], { withEnergy: true });
  return { cards, labelCounts: countLabels(products), neighbours: neighboursOf(groups, group.id) };
}

const toOwnGroup = (group: CardsGroup) =>
  toMenuGroup({ name: '', seo_page: null, tint: null, products_count: null, ...group });

/** The shared cards of the group. Cards that have only its id as their group get the slug and the tint of `group`. */
function withAddress(group: CardsGroup, { cards, ...rest }: GroupCards): GroupCards {
  const { slug, tint } = toOwnGroup(group);
  const id = String(group.id);
  return { ...rest, cards: cards.map((card) => (card.group === id ? { ...card, group: slug, tint } : card)) };
}

/** How many available products each label has, by its id. */
function countLabels(products: readonly ProductCard[]): Record<number, number> {
  const counts: Record<number, number> = {};
  const available = products.filter(({ price, is_stoplisted }) =>
    isAvailable({ price, isStoplisted: is_stoplisted }),
  );
  for (const { id } of available.flatMap(({ labels }) => labels)) {
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** See `recommendedCardsQuery`. */
export async function loadRecommended(
  productId: number | undefined,
  location: LocationFields,
  { client, signal }: LoadContext,
): Promise<{ cards: MenuCard[] }> {
  const subject = productId === undefined ? { general: 1 } : { product_id: productId };
  const draft = useTakeMethod.getState().draftUuid;
  const [groups, products] = await Promise.all([
    loadAllGroups(client, location, signal),
    apiOf(client).call(cartCalls.recommendations, {
      query: { ...location, ...subject, ...(draft && { draft_uuid: draft }) },
      signal,
    }),
  ]);
  // A dish without a listed group is left out, which costs one recommendation instead of a load of the whole menu.
  const isKnown = products.length === 0 || products.some(isOfGroups(groups));
  const inGroups = isKnown ? products : await withGroups(products, groups, location, client);
  return { cards: toMenuCards(inGroups, groups).filter(isAvailable).slice(0, maxRecommended) };
}
