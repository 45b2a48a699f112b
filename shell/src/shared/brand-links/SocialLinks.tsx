import { useSocialLinks } from '@storefront/api-client';
import type { SocialNetwork } from '@storefront/domain';
import { css } from '@storefront/styles';
import { media, radius } from '@storefront/tokens';
import { OkMark, TelegramMark, VisuallyHidden, VkMark } from '@storefront/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';

const listClass = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const socialClass = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.sm,
  background: 'color-mix(in srgb, currentColor 10%, transparent)',
  [media.hover]: { '&:hover': { background: 'color-mix(in srgb, currentColor 18%, transparent)' } },
});

const icons: Record<SocialNetwork, ReactNode> = {
  vk: <VkMark />,
  telegram: <TelegramMark />,
  odnoklassniki: <OkMark />,
};

/** The chain's social networks as icons (spec §2, Footer); renders nothing if it has none. */
export function SocialLinks() {
  const socials = useSocialLinks();
  if (socials.length === 0) return null;
  return (
    <ul className={listClass}>
      {socials.map(({ name, href }) => (
        <li key={name}>
          <a className={socialClass} href={href} rel="noopener" target="_blank">
            {icons[name]}
            <VisuallyHidden>{messages[name]}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
