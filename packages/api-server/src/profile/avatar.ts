import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { users } from '../database/schema/users';
import { storeUpload, removeUpload } from '../uploads/storedUploads';

/** Replaces the avatar and deletes the previous picture; without `content` the customer has none. */
export async function setAvatar(tx: Transaction, userId: number, content: Buffer | undefined): Promise<void> {
  // The lock makes the later of two parallel uploads delete the picture of the earlier one.
  const [user] = await tx
    .select({ name: users.avatarUri })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const avatarUri = content ? await storeUpload(tx, { userId, content }) : null;
  await tx.update(users).set({ avatarUri }).where(eq(users.id, userId));
  if (user?.name) await removeUpload(tx, { userId, name: user.name });
}
