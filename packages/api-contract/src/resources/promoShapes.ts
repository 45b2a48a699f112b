import { isRecord } from '../listAnswer';

/** A promotion of any back end as ours sends it (spec §3, Promo; readings 21). */
export function anyPromo(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const product = productOf(value['product'] ?? value['product_id']);
  return {
    ...value,
    slug: textOf(value['slug']) ?? value['id'],
    images: isRecord(value['images']) ? value['images'] : null,
    name: textOf(value['name']),
    image: pictureOf(value),
    promocode: codeOf(value['promocode']),
    product,
    section: isNumber(value['section']) ? null : nameOf(value['section']),
    group: groupOf(value, product),
  };
}

/** A promotion's own answer: bare, or under `data` or `promo`. */
export function anyPromoAnswer(value: unknown): unknown {
  if (!isRecord(value) || 'id' in value) return value;
  return value['data'] ?? value['promo'];
}

const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\s*\d+\s*$/.test(value));

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

/** Ours has lighter formats; any other back end's `images.site_origin` is the picture made for a site. */
function pictureOf({ images, image }: Record<string, unknown>): unknown {
  if (isRecord(image) && Array.isArray(image['sources']) && image['sources'].length > 0) return image;
  return mediaOf(images) ?? mediaOf(image) ?? null;
}

/** A picture: its address, a list of pictures, or an object with the address in one of the usual fields. */
function mediaOf(value: unknown): unknown {
  const url = typeof value === 'string' ? textOf(value) : undefined;
  if (url) return { original: url };
  if (Array.isArray(value)) return value.map(mediaOf).find((found) => found !== undefined);
  if (!isRecord(value)) return undefined;
  if (typeof value['original'] === 'string' && textOf(value['original'])) return value;
  const named = value['site_origin'] ?? value['original'] ?? value['url'] ?? value['src'];
  return mediaOf(named);
}

/** A code as an object with `code`, as text, or as a list with one of them. */
function codeOf(value: unknown): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const code = textOf(isRecord(first) ? first['code'] : first);
  return code ? { code } : null;
}

/** A product as an object or as its id; of several the first. */
function productOf(value: unknown): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (isNumber(first)) return { id: first };
  return isRecord(first) && 'id' in first ? first : null;
}

function groupOf(value: Record<string, unknown>, product: unknown): unknown {
  const own = value['group'] ?? value['menu_group'] ?? value['group_id'] ?? value['menu_group_id'];
  const ofProduct = isRecord(product) ? (product['parent_group_id'] ?? product['group_id']) : undefined;
  return toGroup(own) ?? toGroup(ofProduct) ?? toGroup(value['section']) ?? null;
}

/** A menu group as an object, an id or a name. */
function toGroup(value: unknown): unknown {
  if (isNumber(value)) return { id: value };
  if (!isRecord(value)) return textOf(value) ? { name: textOf(value) } : undefined;
  const page = value['seo_page'];
  return { ...value, slug: value['slug'] ?? (isRecord(page) ? page['url'] : undefined) };
}

const nameOf = (value: unknown): unknown => (isRecord(value) ? (value['name'] ?? value['title']) : value);
