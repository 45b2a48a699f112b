import { type RemoteName, remoteNames } from '@storefront/contracts';

/**
 * The remote and the build of the innermost frame that is a remote's code. `frames` are lines of a stack, or addresses of
 * files; `registry` is the folder or the address of the registry, as the names of its files begin there.
 */
export function originOf(
  frames: readonly string[],
  registry: string,
): { remote: RemoteName; build: string } | undefined {
  for (const frame of frames) {
    for (const remote of remoteNames) {
      const folder = `${registry}/${remote}/`;
      const start = frame.indexOf(folder);
      const [build] = start < 0 ? [] : frame.slice(start + folder.length).split('/');
      if (build) return { remote, build };
    }
  }
  return undefined;
}
