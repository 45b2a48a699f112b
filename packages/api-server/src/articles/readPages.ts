import type { HistoryEvent, Landing } from '@storefront/api-contract';
import { asc, eq } from 'drizzle-orm';
import { pictureOf } from '../content/pictureOf';
import { sanitise, sanitiseOrNull } from '../content/sanitise';
import type { Context } from '../context';
import { historyEvents, landings } from '../database/schema/articles';

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
    .select()
    .from(landings)
    .where(eq(landings.isPublished, true))
    .orderBy(asc(landings.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    seo: { url: row.url, title: row.title, description: row.description },
    content: sanitise(row.content),
    image: pictureOf(row, pictures),
    promocode: row.promocode ? { code: row.promocode } : null,
    product_id: row.productId,
  }));
}
