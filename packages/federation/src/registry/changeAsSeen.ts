import { isDeepStrictEqual } from 'node:util';
import { type AppName, folderOf } from './appNames';
import type { Registry } from './openRegistry';
import { RegistryError } from './RegistryError';

/**
 * Runs `work` as one change of what is live of an app now. Tried again on another build, it would undo what somebody else
 * has done meanwhile. @throws RegistryError in that case, and what `work` throws
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
