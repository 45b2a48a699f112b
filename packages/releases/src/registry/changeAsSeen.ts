import { isDeepStrictEqual } from 'node:util';
import { type AppName, folderOf } from './appNames';
import type { Registry } from './openRegistry';
import { RegistryError } from './RegistryError';

/**
 * Runs `work` as one change of an app's current live build. A retry on another build would undo a change that somebody
 * else has made meanwhile. @throws RegistryError in that case, and the error of `work`
 */
export async function changeAsSeen<T>(registry: Registry, name: AppName, work: () => Promise<T>): Promise<T> {
  const live = async () => ({ ...(await registry.channels(name)), pinned: undefined });
  const seen = await live();
  return registry.change(async () => {
    if (isDeepStrictEqual(await live(), seen)) return work();
    const app = folderOf(name);
    throw new RegistryError(
      `Somebody else changed what is live of ${app} meanwhile, and nothing was done. Look first: pnpm releases ${app} --log`,
    );
  });
}
