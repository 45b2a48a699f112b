import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/connect';
import { uploads } from '../database/schema/uploads';

interface Upload {
  userId: number;
  /** The output of encodePicture, never the customer's own bytes. */
  content: Buffer;
}

/**
 * Stores a picture under a random name and returns the name. Its url is `/storage/${uploadUri(name)}`.
 */
export async function storeUpload(tx: Transaction, { userId, content }: Upload): Promise<string> {
  const name = `${randomBytes(16).toString('base64url')}.webp`;
  await tx.insert(uploads).values({ name, userId, content });
  return name;
}

/** The path below `/storage/`, as in `avatar_uri` (spec §7). */
export const uploadUri = (name: string) => `uploads/${name}`;

/** Removes a customer's own picture; a foreign or unknown name removes nothing. */
export async function removeUpload(tx: Transaction, { userId, name }: { userId: number; name: string }) {
  await tx.delete(uploads).where(and(eq(uploads.name, name), eq(uploads.userId, userId)));
}

/** The bytes of a picture, or undefined. */
export async function readUpload(db: Queryable, name: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ content: uploads.content }).from(uploads).where(eq(uploads.name, name));
  return row?.content;
}
