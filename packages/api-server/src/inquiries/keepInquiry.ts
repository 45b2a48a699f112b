import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { inquiries } from '../database/schema/inquiries';

/** The fields of a guest's form; an omitted field is null. */
type Inquiry = Required<Omit<typeof inquiries.$inferInsert, 'id' | 'createdAt'>>;

/** How long equal messages count as one: a browser sends a message again when the answer was lost. */
const repeatMs = 24 * 3_600_000;

/** Stores a message to the chain. The same message sent again within a day, also in parallel, is stored once. */
export async function keepInquiry(db: Database, inquiry: Inquiry): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey(inquiry)}::bigint)`);
    const isEqual = Object.entries(inquiry).map(
      ([name, value]) => sql`${inquiries[name as keyof Inquiry]} is not distinct from ${value}`,
    );
    const [kept] = await tx
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(
        and(
          eq(inquiries.kind, inquiry.kind),
          gt(inquiries.createdAt, new Date(Date.now() - repeatMs)),
          ...isEqual,
        ),
      )
      .limit(1);
    if (!kept) await tx.insert(inquiries).values(inquiry);
  });
}

/** Equal for equal messages, so that only equal messages wait for each other. */
function lockKey(inquiry: Inquiry): string {
  const { kind, name, phone, email, city, message } = inquiry;
  const hash = createHash('sha256').update(JSON.stringify([kind, name, phone, email, city, message]));
  return hash.digest().readBigInt64BE().toString();
}
