import type { Article } from '@storefront/api-contract';
import { and, count, desc, eq, lte } from 'drizzle-orm';
import { contentMessages } from '../content/messages';
import { pageOf } from '../pageOf';
import { pictureOf } from '../content/pictureOf';
import { sanitise } from '../content/sanitise';
import { isSlug } from '../content/slug';
import type { Context } from '../context';
import { articles } from '../database/schema/articles';
import { notFound } from '../apiError';
import { moscowTime } from '../orders/moscowTime';

type Kind = (typeof articles.$inferSelect)['kind'];

/** Default page size. */
export const articlesPerPage = 6;

interface Page {
  page: number;
  perPage: number;
  /** How many of the newest articles are large (spec §9, News header). */
  header: number;
}

/** A page of published articles, newest first, without their texts. */
export async function listArticles(context: Context, kind: Kind, { page, perPage, header }: Page) {
  const [row] = await context.db.select({ total: count() }).from(articles).where(isPublished(kind));
  const skipped = (page - 1) * perPage;
  const rows = await context.db
    .select()
    .from(articles)
    .where(isPublished(kind))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(perPage)
    .offset(skipped);
  const data = rows.map((article, place) => ({
    ...toArticle(article, context),
    content: null,
    is_header: skipped + place < header,
  }));
  return { data, meta: pageOf({ page, perPage, total: row?.total ?? 0 }) };
}

/** One article with its text. Throws 404 for unknown and unpublished ones. */
export async function readArticle(context: Context, kind: Kind, slug: string): Promise<Article> {
  const [row] = isSlug(slug)
    ? await context.db
        .select()
        .from(articles)
        .where(and(isPublished(kind), eq(articles.slug, slug)))
    : [];
  if (!row) throw notFound(contentMessages.articleNotFound);
  return toArticle(row, context);
}

const isPublished = (kind: Kind) => and(eq(articles.kind, kind), lte(articles.publishedAt, new Date()));

function toArticle(row: typeof articles.$inferSelect, { pictures }: Context): Article {
  const { id, slug, name, lead } = row;
  return {
    id,
    slug,
    name,
    lead,
    content: sanitise(row.content),
    image: pictureOf(row, pictures),
    published_at: moscowTime(row.publishedAt),
    is_header: false,
  };
}
