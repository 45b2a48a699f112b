import {
  blog,
  dayFromNow,
  demoContacts,
  demoHistory,
  demoLandings,
  demoPromoCodes,
  demoPromos,
  demoSettings,
  news,
} from '@storefront/demo-chain';
import { sanitise } from '../content/sanitise';
import type { Transaction } from '../database/connect';
import { articles, historyEvents, landings } from '../database/schema/articles';
import { promos, settings } from '../database/schema/content';
import { contacts } from '../database/schema/inquiries';
import { promoCodes } from '../database/schema/promoCodes';

/** Inserts the demo chain's promotions, promo codes, articles, landings, contacts and settings. */
export async function seedContent(tx: Transaction, productIds: ReadonlyMap<string, number>): Promise<void> {
  const idOf = (slug: string | undefined) => (slug ? (productIds.get(slug) ?? null) : null);
  await tx.insert(promoCodes).values(
    demoPromoCodes.map(({ gift, ...code }, index) => ({
      ...code,
      id: index + 1,
      giftProductId: idOf(gift),
    })),
  );
  await tx
    .insert(promos)
    .values(
      demoPromos.map(({ product, ...promo }, position) => ({ ...promo, position, productId: idOf(product) })),
    );
  await tx
    .insert(articles)
    .values([
      ...blog.map((article) => toArticle('blog', article)),
      ...news.map((article) => toArticle('news', article)),
    ]);
  await tx.insert(historyEvents).values(demoHistory);
  await tx.insert(landings).values(
    demoLandings.map(({ content, product, ...landing }) => ({
      ...landing,
      content: toHtml(content),
      productId: idOf(product),
    })),
  );
  await tx.insert(contacts).values(demoContacts.map((contact, position) => ({ ...contact, position })));
  await tx.insert(settings).values(demoSettings);
}

const toHtml = (blocks: readonly string[]) => sanitise(blocks.join('\n'));

function toArticle(
  kind: 'blog' | 'news',
  { content, daysAgo, ...article }: (typeof blog)[number],
): typeof articles.$inferInsert {
  const publishedAt = dayFromNow(-daysAgo, kind === 'blog' ? '12:00' : '09:30');
  return { ...article, kind, publishedAt, content: toHtml(content) };
}
