import { type LinkOptions, signedUrl } from './linkOptions';
import type { Registry } from './openRegistry';

/** The answer of `pnpm releases --web`: a link to the storefront's page of releases. @throws RegistryError without a key to sign with. */
export function releasesLink(registry: Registry, options: LinkOptions) {
  const { expires, until, url } = signedUrl('/releases', options);
  url.search = String(registry.releasesLink(expires));
  return {
    text: `Whoever opens this link before ${until} sees the releases.\n${url.href}`,
    data: { url: url.href, expires: until },
  };
}
