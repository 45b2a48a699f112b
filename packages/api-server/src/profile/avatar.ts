import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { users } from '../database/schema/users';
import { keepUpload, removeUpload } from '../uploads/keepUpload';

/** Puts a picture up in place of the one before, which is removed; without `content` there is none then. */
export async function setAvatar(tx: Transaction, userId: number, content: Buffer | undefined): Promise<void> {
  // Two uploads at once: the later one removes what the earlier one put up.
  const [user] = await tx
    .select({ name: users.avatarUri })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const avatarUri = content ? await keepUpload(tx, { userId, content }) : null;
  await tx.update(users).set({ avatarUri }).where(eq(users.id, userId));
  if (user?.name) await removeUpload(tx, { userId, name: user.name });
}
