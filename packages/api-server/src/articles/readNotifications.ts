import type { Notification } from '@storefront/api-contract';
import { and, count, desc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Customer } from '../auth/sessions';
import { pageOf } from '../pageOf';
import type { Context } from '../context';
import { notifications } from '../database/schema/articles';
import { moscowTime } from '../orders/moscowTime';

const perPage = 10;

/** A page of notifications, newest first: the customer's own, and general ones since they registered. */
export async function listNotifications({ db }: Context, { user }: Customer, page: number) {
  const general = and(isNull(notifications.userId), gte(notifications.createdAt, user.createdAt));
  const theirs = or(eq(notifications.userId, user.id), general);
  const [row] = await db.select({ total: count() }).from(notifications).where(theirs);
  const rows = await db
    .select()
    .from(notifications)
    .where(theirs)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const data = rows.map(
    ({ id, title, text, link, createdAt }): Notification => ({
      id,
      title,
      text,
      link,
      created_at: moscowTime(createdAt),
    }),
  );
  return { data, meta: pageOf({ page, perPage, total: row?.total ?? 0 }) };
}
