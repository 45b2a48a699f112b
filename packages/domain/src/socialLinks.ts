/** The social networks that have an icon (spec §2, Footer), in the order of the links. */
const socialNetworks = ['vk', 'telegram', 'odnoklassniki'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

/** A link to the chain's page in a social network. */
export interface SocialLink {
  name: SocialNetwork;
  href: string;
}

/** A relative address or another scheme, such as `javascript:`, is no link to a social network. */
const isWebAddress = (link: string) => /^https?:\/\/[^\s/]/i.test(link);

/**
 * The links that the back end sends (spec §3, Socials), in its order; the brand's, if it sends none that can be used. A
 * network without an icon, an unsafe link and a repeated network are left out.
 */
export function socialLinks(
  sent: readonly { link: string; iconName: string }[],
  brand: Partial<Record<SocialNetwork, string | undefined>>,
): SocialLink[] {
  const found = new Map<SocialNetwork, string>();
  for (const { link, iconName } of sent) {
    const name = socialNetworks.find((network) => network === iconName.trim().toLowerCase());
    const href = link.trim();
    if (name && !found.has(name) && isWebAddress(href)) found.set(name, href);
  }
  if (found.size > 0) return [...found].map(([name, href]) => ({ name, href }));
  return socialNetworks.flatMap((name) => {
    const href = brand[name];
    return href ? [{ name, href }] : [];
  });
}
