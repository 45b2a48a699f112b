import type { Database } from './connect';
import { settings } from './schema/content';

/**
 * What `--empty` starts with: one setting, which also says that this chain is somebody's, so that a later start
 * without the flag does not fill it with the demo. One that has data stays as it is.
 */
export async function seedNothing(db: Database): Promise<void> {
  const [known] = await db.select({ key: settings.key }).from(settings).limit(1);
  if (!known) await db.insert(settings).values({ key: 'delivery_cost', value: 'Всегда бесплатно' });
}
