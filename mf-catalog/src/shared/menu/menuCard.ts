import type { Group, Media, ProductCard } from '@storefront/api-contract';
import { isDrawable } from './iconNames';

/** A group of the menu as pages use it. */
export interface MenuGroup {
  id: number;
  name: string;
  slug: string;
  tint: string;
  /** How many products it has; more than a page may have drawn. */
  count: number;
}

/** The picture of a card: its main colour waits in its place, a few bytes instead of a placeholder's hundreds. */
export type CardPicture = Pick<Media, 'original' | 'sources'> & Partial<Pick<Media, 'placeholder' | 'color'>>;

/** What a badge says, or the icon that says it. */
export type CardBadge = string | { name: string; icon: string };

/** What is known of a portion: kcal, and grams of the others. */
export interface Energy {
  kcal?: number;
  proteins?: number;
  fats?: number;
  carbohydrates?: number;
}

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
  /** Two at most. */
  badges?: CardBadge[];
  picture?: CardPicture;
  hasModifiers?: true;
  energy?: Energy;
  isStoplisted?: true;
  /** Id of its group, told of a dish that is not to be had: what may stand in for it is looked for there. */
  groupId?: number;
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

/** The picture without what waits in its place. */
export function cardPicture(media: Media | undefined): CardPicture | undefined {
  return media && { original: media.original, sources: media.sources };
}

/** A spot that nobody sees sharply needs no more than three digits: `#a5685c` is `#a65`. */
function shortColour(colour: string): string {
  return colour.replace(/^#(\w)\w(\w)\w(\w)\w$/, '#$1$2$3');
}

/**
 * The picture of a card among a hundred: its lightest format, and the original for browsers that cannot draw that.
 * Every further format would cost the front page more than it saves.
 */
function listPicture(media: Media | undefined): CardPicture | undefined {
  if (!media) return undefined;
  const { original, sources, color } = media;
  return { original, sources: sources.slice(0, 1), ...(color && { color: shortColour(color) }) };
}

/** Names of the labels that are shown by name, each once: a catalogue may have two labels of one name. */
export function badgesOf(labels: ProductCard['labels']): string[] {
  const named = labels.filter((label) => label.show_name && label.name);
  return [...new Set(named.map((label) => label.name))].slice(0, mostBadges);
}

/** A label that is not shown by its name is shown by its icon; one without an icon that can be drawn is for filters only. */
function cardBadges(labels: ProductCard['labels']): CardBadge[] {
  const badges = new Map<string, CardBadge>();
  for (const { name, show_name, icon } of labels) {
    if (!name || badges.has(name)) continue;
    if (show_name) badges.set(name, name);
    else if (icon && isDrawable(icon)) badges.set(name, { name, icon });
  }
  return [...badges.values()].slice(0, mostBadges);
}

type EnergyFields = Pick<
  ProductCard,
  'energy_full_amount' | 'proteins_full_amount' | 'fats_full_amount' | 'carbohydrates_full_amount'
>;

/** Undefined when nothing is known, as of a back end whose lists do not tell. */
export function energyOf(product: EnergyFields): Energy | undefined {
  const energy: Energy = {
    ...(product.energy_full_amount !== null && { kcal: product.energy_full_amount }),
    ...(product.proteins_full_amount !== null && { proteins: product.proteins_full_amount }),
    ...(product.fats_full_amount !== null && { fats: product.fats_full_amount }),
    ...(product.carbohydrates_full_amount !== null && { carbohydrates: product.carbohydrates_full_amount }),
  };
  return Object.keys(energy).length > 0 ? energy : undefined;
}

export function toMenuCard(product: ProductCard, group: Pick<MenuGroup, 'id' | 'slug' | 'tint'>): MenuCard {
  const badges = cardBadges(product.labels);
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
    ...(product.is_stoplisted && { isStoplisted: true as const, groupId: group.id }),
  };
}

interface CardOptions {
  /** Energy comes along: most pages do not show it, and what travels to them is kept small. */
  withEnergy?: boolean;
}

/**
 * Cards of products by the groups they belong to, each once. One that no group of the menu knows has no address and is
 * left out.
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
    if (!group || !product.slug || seen.has(product.id)) return [];
    seen.add(product.id);
    const energy = withEnergy ? energyOf(product) : undefined;
    return [{ ...toMenuCard(product, group), ...(energy && { energy }) }];
  });
}
