import type { HistoryEvent, Landing } from '@storefront/api-contract';
import { asc, eq } from 'drizzle-orm';
import { pictureOf } from '../content/pictureOf';
import { sanitise, sanitiseOrNull } from '../content/sanitise';
import type { Context } from '../context';
import { historyEvents, landings } from '../database/schema/articles';
import { products } from '../database/schema/catalogue';

/** The history of the chain, oldest first. */
export async function listHistory({ db, pictures }: Context): Promise<HistoryEvent[]> {
  const rows = await db.select().from(historyEvents).orderBy(asc(historyEvents.year), asc(historyEvents.id));
  return rows.map((row) => ({
    id: row.id,
    year: row.year,
    name: row.name,
    description: sanitiseOrNull(row.description),
    image: pictureOf(row, pictures),
  }));
}

/** Published landing pages with their SEO urls (readings 7). */
export async function listLandings({ db, pictures }: Context): Promise<Landing[]> {
  const rows = await db
    .select({ landing: landings, slug: products.slug })
    .from(landings)
    .leftJoin(products, eq(landings.productId, products.id))
    .where(eq(landings.isPublished, true))
    .orderBy(asc(landings.id));
  return rows.map(({ landing, slug }) => ({
    id: landing.id,
    name: landing.name,
    seo: { url: landing.url, title: landing.title, description: landing.description, canonical: null },
    content: sanitise(landing.content),
    image: pictureOf(landing, pictures),
    promocode: landing.promocode ? { code: landing.promocode } : null,
    product: landing.productId === null ? null : { id: landing.productId, slug },
  }));
}
