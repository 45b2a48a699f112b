import { useBrand } from '@storefront/contracts';
import { css } from '@storefront/styles';
import { media, radius } from '@storefront/tokens';
import { VisuallyHidden } from '@storefront/ui';
import { socialsOf } from './brandLinks';

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

/** The brand's social networks as icons; renders nothing if it has none. */
export function SocialLinks() {
  const socials = socialsOf(useBrand());
  if (socials.length === 0) return null;
  return (
    <ul className={listClass}>
      {socials.map(({ name, href, label, icon }) => (
        <li key={name}>
          <a className={socialClass} href={href} rel="noopener" target="_blank">
            {icon}
            <VisuallyHidden>{label}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
