import { ApiError, apiOf, groupQuery, groupsQuery, productQuery, readProducts } from '@storefront/api-client';
import type { Group, Landing, Product } from '@storefront/api-contract';
import { type QueryClient, queryOptions } from '@storefront/query';

/** The part of the menu that a landing is about. */
export type LandingSubject =
  | {
      kind: 'product';
      id: number;
      slug: string;
      name: string;
      isCombo: boolean;
      group: { id: number; name: string } | null;
    }
  | { kind: 'group'; group: { id: number; name: string } }
  | { kind: 'menu' };

const nameOf = ({ id, name }: Pick<Group, 'id' | 'name'>) => ({ id, name });

/** The slug of the first menu group of this site that a text links to: `/menu/supy`, `/menu/supy/ramen`. */
export function linkedGroup(html: string): string | undefined {
  const slug = /<a\s[^<>]*href\s*=\s*["']?\/menu\/([^/?#"'\s>]+)/i.exec(html)?.[1];
  try {
    return slug && decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

type Source = { product: Landing['product'] } | { group: string } | undefined;

function sourceOf({ product, content }: Landing): Source {
  if (product) return { product };
  const group = linkedGroup(content ?? '');
  return group === undefined ? undefined : { group };
}

/** Its own group, else the group whose products have it: spec §3 names no group of a product (readings 30). */
async function groupOf(product: Product, client: QueryClient, signal: AbortSignal) {
  const { id: productId, group, parent_group_id: parent } = product;
  if (group) return group;
  const groups = await client.fetchQuery(groupsQuery());
  const own = groups.find(({ id }) => id === parent);
  if (own) return own;
  const readGroup = ({ id }: Group) => readProducts(apiOf(client), { query: { groups: [id] }, signal });
  const menu = await Promise.all(groups.map(readGroup));
  return groups.find((_, index) => menu[index]?.some(({ id }) => id === productId));
}

async function toSubject(
  product: Product,
  client: QueryClient,
  signal: AbortSignal,
): Promise<LandingSubject> {
  const { id, slug, name, content } = product;
  const own = await groupOf(product, client, signal);
  return { kind: 'product', id, slug, name, isCombo: content.length > 0, group: own ? nameOf(own) : null };
}

async function loadSubject(
  source: Source,
  client: QueryClient,
  signal: AbortSignal,
): Promise<LandingSubject> {
  if (!source) return { kind: 'menu' };
  if ('group' in source) {
    return { kind: 'group', group: nameOf(await client.fetchQuery(groupQuery(source.group))) };
  }
  const wanted = source.product;
  // The API of the specification finds a product by its slug, and the landing may have only its id.
  const slug =
    wanted?.slug ??
    (await readProducts(apiOf(client), { query: {}, signal })).find(({ id }) => id === wanted?.id)?.slug;
  if (!slug) return { kind: 'menu' };
  return toSubject(await client.fetchQuery(productQuery(slug)), client, signal);
}

/**
 * The product or the menu group that a landing is about. The subject is the whole menu if the landing names neither, or
 * if the menu no longer has the named one.
 */
export const landingSubjectQuery = (landing: Landing) => {
  const source = sourceOf(landing);
  return queryOptions({
    queryKey: ['landing-subject', source ?? 'menu'],
    queryFn: async ({ client, signal }): Promise<LandingSubject> => {
      try {
        return await loadSubject(source, client, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { kind: 'menu' };
        throw error;
      }
    },
  });
};
