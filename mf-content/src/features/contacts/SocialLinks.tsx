import { useBrand } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { colour, media, radius, textStyles } from '@storefront/tokens';
import { OkMark, SectionHeading, TelegramMark, VkMark } from '@storefront/ui';
import { messages } from './messages';

const socials = [
  { name: 'vk', icon: <VkMark /> },
  { name: 'telegram', icon: <TelegramMark /> },
  { name: 'odnoklassniki', icon: <OkMark /> },
] as const;

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

/** The brand's social networks by name; nothing if it has none. */
export function SocialLinks({ level }: { level: 'h2' | 'h3' }) {
  const { links } = useBrand();
  const shown = socials.flatMap(({ name, icon }) => {
    const href = links[name];
    return href ? [{ name, icon, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section>
      <SectionHeading level={level} title={messages.socials} />
      <ul className={listClass}>
        {shown.map(({ name, icon, href }) => (
          <li key={name}>
            <a className={socialClass} href={href} rel="noopener" target="_blank">
              {icon}
              {messages[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
