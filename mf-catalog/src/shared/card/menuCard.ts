import type { Group, Media, ProductCard } from '@storefront/api-contract';
import { slugOfGroup } from '@storefront/domain';
import { lightestSource } from '@storefront/ui';
import { canRenderIcon } from '../labels/iconNames';

/** A group of the menu, reduced to the fields that pages use. */
export interface MenuGroup {
  id: number;
  name: string;
  slug: string;
  tint: string;
  /** The number of its products, which may be more than the page has loaded. */
  count: number;
}

/** The picture of a card. It has no placeholder: without a script it would stay behind the dish, which is cut out. */
export type CardPicture = Pick<Media, 'original' | 'sources'>;

/** The text of a badge, or its icon with an accessible name. */
export type CardBadge = string | { name: string; icon: string };

/** The known nutrition facts of a portion: kcal, and grams of the others. */
export interface Energy {
  kcal?: number;
  proteins?: number;
  fats?: number;
  carbohydrates?: number;
}

/**
 * A product, reduced to the fields that a card shows. Cards are sent twice, as HTML and as data for hydration, so
 * empty fields are left out instead of being sent as null.
 */
export interface MenuCard {
  id: number;
  slug: string;
  name: string;
  /** Roubles; null for a dish without a price, which cannot be ordered. */
  price: number | null;
  oldPrice?: number;
  /** Slug of its group. */
  group: string;
  tint: string;
  description?: string;
  /** Kilograms. */
  weight?: number;
  pieces?: number;
  /** Two at most. */
  badges?: CardBadge[];
  picture?: CardPicture;
  hasModifiers?: true;
  energy?: Energy;
  isStoplisted?: true;
  /** Id of its group, set for an unavailable product: replacements come from that group. */
  groupId?: number;
}

/** A card with a price, which is needed to order the dish. */
export type PricedCard = MenuCard & { price: number };

const maxBadges = 2;

export function toMenuGroup(group: Group, productsCount = 0): MenuGroup {
  return {
    id: group.id,
    name: group.name,
    slug: slugOfGroup(group),
    tint: group.tint ?? '',
    count: group.products_count ?? productsCount,
  };
}

export function cardPicture(media: Media | undefined): CardPicture | undefined {
  return media && { original: media.original, sources: media.sources };
}

/**
 * The picture of a card in a list: its lightest format, and the original for browsers without support for
 * that format. Further formats would cost the home page more bytes than they save.
 */
function listPicture(media: Media | undefined): CardPicture | undefined {
  if (!media) return undefined;
  const best = lightestSource(media);
  return { original: media.original, sources: best ? [best] : [] };
}

/** Unique names of the labels that are shown by name: a catalogue may have two labels of one name. */
export function badgesOf(labels: ProductCard['labels']): string[] {
  const named = labels.filter((label) => label.show_name && label.name);
  return [...new Set(named.map((label) => label.name))].slice(0, maxBadges);
}

/** Labels that are shown by name, or else by icon; a label with neither is for filters only. */
function cardBadges(labels: ProductCard['labels']): CardBadge[] {
  const badges = new Map<string, CardBadge>();
  for (const { name, show_name, icon } of labels) {
    if (!name || badges.has(name)) continue;
    if (show_name) badges.set(name, name);
    else if (icon && canRenderIcon(icon)) badges.set(name, { name, icon });
  }
  return [...badges.values()].slice(0, maxBadges);
}

type EnergyFields = Pick<
  ProductCard,
  'energy_full_amount' | 'proteins_full_amount' | 'fats_full_amount' | 'carbohydrates_full_amount'
>;

/** Undefined when no fact is known: some back ends leave them out of lists. */
export function energyOf(product: EnergyFields): Energy | undefined {
  const energy: Energy = {
    ...(product.energy_full_amount !== null && { kcal: product.energy_full_amount }),
    ...(product.proteins_full_amount !== null && { proteins: product.proteins_full_amount }),
    ...(product.fats_full_amount !== null && { fats: product.fats_full_amount }),
    ...(product.carbohydrates_full_amount !== null && { carbohydrates: product.carbohydrates_full_amount }),
  };
  return Object.keys(energy).length > 0 ? energy : undefined;
}

function toMenuCard(product: ProductCard, group: Pick<MenuGroup, 'id' | 'slug' | 'tint'>): MenuCard {
  const badges = cardBadges(product.labels);
  const picture = listPicture(product.media_list[0]);
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    price: product.price,
    group: group.slug,
    tint: group.tint,
    ...(product.price !== null &&
      product.old_price &&
      product.old_price > product.price && { oldPrice: product.old_price }),
    ...(product.description && { description: product.description }),
    ...(product.weight && { weight: product.weight }),
    ...(product.pieces && { pieces: product.pieces }),
    ...(badges.length > 0 && { badges }),
    ...(picture && { picture }),
    ...(product.has_modifiers && { hasModifiers: true as const }),
    ...(product.is_stoplisted && { isStoplisted: true as const, groupId: group.id }),
  };
}

interface CardOptions {
  /** Include energy; most pages do not show it, and their data is kept small. */
  withEnergy?: boolean;
}

/**
 * Unique cards of products, in the order of the products. A product whose group is not in the menu has no URL
 * and is left out.
 */
export function toMenuCards(
  products: readonly ProductCard[],
  groups: readonly MenuGroup[],
  { withEnergy = false }: CardOptions = {},
): MenuCard[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const seen = new Set<number>();
  return products.flatMap((product) => {
    const group = product.parent_group_id === null ? undefined : byId.get(product.parent_group_id);
    if (!group || seen.has(product.id)) return [];
    seen.add(product.id);
    const energy = withEnergy ? energyOf(product) : undefined;
    return [{ ...toMenuCard(product, group), ...(energy && { energy }) }];
  });
}
