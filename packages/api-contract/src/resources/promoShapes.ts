import { isRecord } from '../listAnswer';
import { slugOfUrl } from './catalogue';
import { codeOf, htmlOf, isNumber, pictureOf, productOf, textOf } from './contentShapes';

/** A promotion of any back end as ours sends it (spec §3, Promo; readings 21). */
export function anyPromo(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const product = productOf(value);
  return {
    ...value,
    slug: textOf(value['slug']) ?? value['id'],
    name: textOf(value['name']),
    description: htmlOf(value['description']),
    images: isRecord(value['images']) ? value['images'] : null,
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
  return {
    ...value,
    slug: value['slug'] ?? (isRecord(page) ? slugOfUrl(page['url']) || undefined : undefined),
  };
}

const nameOf = (value: unknown): unknown => (isRecord(value) ? (value['name'] ?? value['title']) : value);
