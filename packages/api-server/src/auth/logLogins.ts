import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../apiError';
import type { Context } from '../context';
import { users } from '../database/schema/users';
import { authMessages } from './messages';

type AuthEvent = 'logged in' | 'logged out' | 'changed the phone';

/** Writes an event of an account. Neither the phone nor the code gets into the log. */
export function logAuth({ log }: Pick<FastifyRequest, 'log'>, userId: number, event: AuthEvent): void {
  log.info({ userId }, event);
}

interface Attempt {
  what: 'login' | 'code' | 'change of phone';
  /** Whose account it was about, where one is known. */
  userId: () => Promise<number | undefined>;
}

/** Writes why a login, a code or a change of phone was refused; passes the error on. */
export async function logAuthRefusal(
  { log }: Pick<FastifyRequest, 'log'>,
  { what, userId }: Attempt,
  error: unknown,
): Promise<never> {
  // Anything else is a failure, in which the database may be away.
  if (error instanceof ApiError)
    log.warn({ userId: await userId(), reason: reasonOf(error) }, `refused a ${what}`);
  throw error;
}

/** The key of the text that the customer reads. */
function reasonOf({ message, statusCode }: ApiError): string {
  const known = Object.entries(authMessages).find(([, text]) => text === message);
  return known ? known[0] : String(statusCode);
}

/** The customer who has this phone. */
export async function userIdByPhone({ db }: Context, phone: string): Promise<number | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  return user?.id;
}
