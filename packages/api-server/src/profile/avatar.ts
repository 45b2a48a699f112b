import { eq } from 'drizzle-orm';
import { lockCustomer } from '../auth/lockCustomer';
import type { Transaction } from '../database/connect';
import { users } from '../database/schema/users';
import { storeUpload, removeUpload } from '../uploads/storedUploads';

/** Replaces the avatar and deletes the previous picture; without `content` the customer has none. */
export async function setAvatar(tx: Transaction, userId: number, content: Buffer | undefined): Promise<void> {
  // The lock makes the later of two parallel uploads delete the picture of the earlier one.
  const { avatarUri: name } = await lockCustomer(tx, userId);
  const avatarUri = content ? await storeUpload(tx, { userId, content }) : null;
  await tx.update(users).set({ avatarUri }).where(eq(users.id, userId));
  if (name) await removeUpload(tx, { userId, name });
}
