import type { Contacts } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { socialLinks, type SocialNetwork } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, media, radius, textStyles } from '@storefront/tokens';
import { OkMark, SectionHeading, TelegramMark, VkMark } from '@storefront/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';

const icons: Record<SocialNetwork, ReactNode> = {
  vk: <VkMark />,
  telegram: <TelegramMark />,
  odnoklassniki: <OkMark />,
};

const listClass = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const socialClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '0 16px',
  borderRadius: radius.sm,
  background: colour.sunken,
  ...textStyles.s,
  [media.hover]: { '&:hover': { background: colour.control } },
});

interface Props {
  level: 'h2' | 'h3';
  /** The socials that the back end sends; without any the brand's are shown. */
  sent: Contacts['socials'];
}

/** The chain's social networks by name; nothing if it has none. */
export function SocialLinks({ level, sent }: Props) {
  const { links } = useBrand();
  const shown = socialLinks(sent, links);
  if (shown.length === 0) return null;
  return (
    <section>
      <SectionHeading level={level} title={messages.socials} />
      <ul className={listClass}>
        {shown.map(({ name, href }) => (
          <li key={name}>
            <a className={socialClass} href={href} rel="noopener" target="_blank">
              {icons[name]}
              {messages[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
