import { eq } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import type { Transaction } from '../database/connect';
import { users } from '../database/schema/users';
import { setBirthday } from './birthday';

interface Registration {
  name: string;
  email: string | undefined;
  birthday: string | undefined;
}

/** Saves the form of the registration panel (spec §2). Idempotent. */
export async function register(tx: Transaction, user: User, registration: Registration): Promise<void> {
  const { name, email, birthday } = registration;
  await tx
    .update(users)
    .set({ name, ...(email ? { email } : {}) })
    .where(eq(users.id, user.id));
  if (birthday && birthday !== user.birthdayAt) await setBirthday(tx, user.id, birthday);
}
