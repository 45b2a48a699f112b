import { sanitise } from '../../content/sanitise';
import type { articles } from '../../database/schema/articles';
import { dayFromNow } from '../days';
import { blog } from './blog';
import { news } from './news';

export interface DemoArticle {
  slug: string;
  name: string;
  lead: string;
  /** The slug of a dish. */
  picture: string;
  daysAgo: number;
  content: readonly string[];
}

/** Blog and news of the demo chain. */
export const demoArticles: (typeof articles.$inferInsert)[] = [
  ...blog.map((article) => toRow('blog', article)),
  ...news.map((article) => toRow('news', article)),
];

function toRow(
  kind: 'blog' | 'news',
  { content, daysAgo, ...article }: DemoArticle,
): typeof articles.$inferInsert {
  const publishedAt = dayFromNow(-daysAgo, kind === 'blog' ? '12:00' : '09:30');
  return { ...article, kind, publishedAt, content: sanitise(content.join('\n')) };
}
