import type { BuiltImage } from './buildImage';

/**
 * Mounts the image for the process alone and becomes it: a root that cannot be written, an empty /tmp, and no way to
 * more rights. The mounts end with the process.
 */
const enter = `set -e
root=$1 user=$2 group=$3 folder=$4; shift 4
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t tmpfs tmpfs "$root/tmp"
for shared in dev proc; do mount --rbind "/$shared" "$root/$shared"; done
exec setpriv --no-new-privs unshare --root="$root" --wd="$folder" --setgid="$group" --setuid="$user" "$@"`;

/** The words that run a command of the image as compose.yaml does, on this machine's network. */
export function inImage({ root, config }: BuiltImage, command: readonly string[]): [string, ...string[]] {
  const [user = '', group = ''] = config.User.split(':');
  const image = [root, user, group, config.WorkingDir];
  return ['unshare', '--mount', 'sh', '-c', enter, 'sh', ...image, ...command];
}

/** The environment that the image gives its processes. */
export const environmentOf = ({ config }: BuiltImage): Record<string, string> =>
  Object.fromEntries(
    config.Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
