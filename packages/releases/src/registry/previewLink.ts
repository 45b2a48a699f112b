import type { RemoteName } from '@storefront/contracts';
import { answerText } from './answerText';
import { folderOf } from './appNames';
import { canRelease } from './canRelease';
import type { Registry } from './openRegistry';
import { type LinkOptions, signedUrl } from './linkOptions';
import { RegistryError } from './RegistryError';
import type { Candidate } from './surroundings';

/** The printed text of the command `preview`, and the same as data. */
interface PreviewLink {
  text: string;
  data: { name: RemoteName; build: string; url: string; expires: string };
}

/**
 * Signs a link to the live pages with this build in place of the live one. The build in `folder` is stored first. The
 * build is compared with live builds and canaries, as for a release; a pin of another build does not matter.
 *
 * @throws RegistryError when it does not fit, its files are not whole, or there is no key to sign with.
 */
export async function previewLink(
  registry: Registry,
  candidate: Candidate & { name: RemoteName },
  { root, folder }: { root: string; folder?: string | undefined },
  options: LinkOptions,
): Promise<PreviewLink> {
  const { name } = candidate;
  const { build } = candidate.record;
  const { expires, until, url } = signedUrl('/', options);
  const answer = await canRelease(registry, candidate, { root, withPrevious: false });
  if (answer.breaks.length > 0) {
    const { pinnedTo: _, ...unpinned } = answer;
    throw new RegistryError(answerText(unpinned, 'previewed'), { cause: answer });
  }
  if (folder) await registry.store(folder);
  url.search = String(await registry.preview({ remote: name, build, expires }));
  return {
    text: `${folderOf(name)}: whoever opens this link before ${until} sees ${build}.\n${url.href}`,
    data: { name, build, url: url.href, expires: until },
  };
}
