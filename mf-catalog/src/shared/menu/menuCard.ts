import type { Group, Media, ProductCard } from '@storefront/api-contract';

/** A group of the menu as pages use it. */
export interface MenuGroup {
  id: number;
  name: string;
  slug: string;
  tint: string;
  /** How many products it has; more than a page may have drawn. */
  count: number;
}

/** The picture of a card: the tile's tint waits in its place, so no placeholder travels with it. */
export type CardPicture = Pick<Media, 'original' | 'sources'>;

/**
 * A product as a card shows it and nothing more. Cards travel twice, as HTML and as data to hydrate it, so what is
 * empty is left out instead of being sent as null.
 */
export interface MenuCard {
  id: number;
  slug: string;
  name: string;
  /** Roubles. */
  price: number;
  oldPrice?: number;
  /** Slug of its group. */
  group: string;
  tint: string;
  description?: string;
  /** Kilograms. */
  weight?: number;
  pieces?: number;
  /** What the badges say, two at most. */
  badges?: string[];
  picture?: CardPicture;
  hasModifiers?: true;
  isStoplisted?: true;
}

const mostBadges = 2;

/** A group without a page of its own is named by its id. */
export function toMenuGroup(group: Group, productsCount = 0): MenuGroup {
  return {
    id: group.id,
    name: group.name,
    slug: group.seo_page?.url || String(group.id),
    tint: group.tint ?? '',
    count: group.products_count ?? productsCount,
  };
}

/** The picture without its placeholder. */
export function cardPicture(media: Media | undefined): CardPicture | undefined {
  return media && { original: media.original, sources: media.sources };
}

/**
 * The picture of a card among a hundred: its lightest format, and the original for browsers that cannot draw that.
 * Every further format would cost the front page more than it saves.
 */
function listPicture(media: Media | undefined): CardPicture | undefined {
  return media && { original: media.original, sources: media.sources.slice(0, 1) };
}

export function badgesOf(labels: ProductCard['labels']): string[] {
  const named = labels.filter((label) => label.show_name && label.name);
  return named.slice(0, mostBadges).map((label) => label.name);
}

export function toMenuCard(product: ProductCard, group: Pick<MenuGroup, 'slug' | 'tint'>): MenuCard {
  const badges = badgesOf(product.labels);
  const picture = listPicture(product.media_list[0]);
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    price: product.price,
    group: group.slug,
    tint: group.tint,
    ...(product.old_price && product.old_price > product.price && { oldPrice: product.old_price }),
    ...(product.description && { description: product.description }),
    ...(product.weight && { weight: product.weight }),
    ...(product.pieces && { pieces: product.pieces }),
    ...(badges.length > 0 && { badges }),
    ...(picture && { picture }),
    ...(product.has_modifiers && { hasModifiers: true as const }),
    ...(product.is_stoplisted && { isStoplisted: true as const }),
  };
}

/**
 * Cards of products by the groups they belong to. One that no group of the menu knows has no address and is left
 * out.
 */
export function toMenuCards(products: readonly ProductCard[], groups: readonly MenuGroup[]): MenuCard[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  return products.flatMap((product) => {
    const group = product.parent_group_id === null ? undefined : byId.get(product.parent_group_id);
    return group && product.slug ? [toMenuCard(product, group)] : [];
  });
}
